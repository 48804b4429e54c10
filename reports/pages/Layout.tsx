import type { ReactNode } from 'react';
import { type PageFile, PAGE_LABELS } from './addresses.ts';
import searchScript from './search.js?raw';

/** The frame of every page of the report. The script is inlined, and a page can be read without scripts. */
export function Layout({ page, children }: { page: PageFile; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${PAGE_LABELS[page]} · Conformance report`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="report.css" />
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to the content
        </a>
        <header>
          <nav aria-label="Report">
            {Object.entries(PAGE_LABELS).map(([file, label]) => (
              <a key={file} href={file} aria-current={file === page ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </nav>
          <form action="clauses.html" role="search" hidden>
            <input
              type="search"
              name="words"
              aria-label="Search the report"
              placeholder="Search the report"
            />
            <button>Find</button> <output aria-live="polite" />
          </form>
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <script type="module" dangerouslySetInnerHTML={{ __html: searchScript }} />
      </body>
    </html>
  );
}
