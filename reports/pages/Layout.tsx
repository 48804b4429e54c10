import type { ReactNode } from 'react';

const PAGES = [
  ['index.html', 'Verdict'],
  ['clauses.html', 'Clauses'],
  ['screens.html', 'Screens'],
  ['contract.html', 'Contract'],
  ['gates.html', 'Gates'],
  ['sensitivity.html', 'Sensitivity'],
  ['changes.html', 'Changes'],
] as const;

/** The frame of every page of the report; `script` is inlined, and the page can be read without it. */
export function Layout(props: { page: string; title: string; script?: string; children: ReactNode }) {
  const { page, title, script, children } = props;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Conformance report`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="report.css" />
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to the content
        </a>
        <header>
          <nav aria-label="Report">
            <ul>
              {PAGES.map(([file, label]) => (
                <li key={file}>
                  <a href={file} aria-current={file === page ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {script && <script type="module" dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>
  );
}
