import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { legalWords } from '../../content/legal/words.ts';
import type { LegalPage as Page, LegalSection } from '../../content/types.ts';
import { LegalBlock } from './LegalBlock.tsx';
import styles from './LegalPage.module.css';

/** A legal text: when it was last modified, its contents, its sections, each with an address of its own. */
export function LegalPage({ page: { heading, lastModified, intro, sections } }: { page: Page }) {
  return (
    <article className={styles.page}>
      <div className={styles.head}>
        <h1>{heading}</h1>
        <p className={styles.date}>
          {legalWords.lastModified} <time dateTime={lastModified.iso}>{lastModified.words}</time>
        </p>
        <p className={styles.intro}>{intro}</p>
      </div>
      <Contents sections={sections} />
      <div className={styles.sections}>
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{legalWords.contents}</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link to={{ hash: id }}>{heading}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section: { id, heading, blocks } }: { section: LegalSection }) {
  const { hash, key } = useLocation();
  const headingId = `${id}-heading`;

  // The router scrolls to a section; whoever reads or moves by keyboard goes on from there too.
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [hash, key, id, headingId]);

  return (
    <section id={id} className={styles.section}>
      <h2 id={headingId} tabIndex={-1}>
        {heading}
      </h2>
      {blocks.map((block, index) => (
        <LegalBlock key={index} block={block} />
      ))}
    </section>
  );
}
