import { useEffect } from 'react';
import { BelowTheFold } from '../../components/BelowTheFold/BelowTheFold.tsx';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { sharedLegalWords } from '../../content/legal/words.ts';
import type { LegalPageContent, LegalSection } from '../../content/content-types.ts';
import { useShownLocation } from '../../hooks/useShownLocation.ts';
import { Contents } from './Contents.tsx';
import { LegalBlock } from './LegalBlock.tsx';
import styles from './LegalPage.module.css';

/** A legal text: the date of its last change, its contents, and sections with an anchor each. */
export function LegalPage({ page: { heading, lastModified, intro, sections } }: { page: LegalPageContent }) {
  return (
    <article className={styles.legal}>
      <DocumentHead
        heading={heading}
        date={
          <>
            {sharedLegalWords.lastModified} <time dateTime={lastModified.iso}>{lastModified.words}</time>
          </>
        }
        intro={intro}
      />
      <BelowTheFold>
        <div className={`container ${styles.body}`}>
          <Contents sections={sections} />
          <div className={styles.sections}>
            {sections.map((section) => (
              <AnchoredSection key={section.id} section={section} />
            ))}
          </div>
        </div>
      </BelowTheFold>
    </article>
  );
}

function AnchoredSection({ section: { id, heading, blocks } }: { section: LegalSection }) {
  const { hash, key } = useShownLocation();
  const visit = hash === `#${id}` ? key : undefined;
  const headingId = `${id}-heading`;

  // useRouteScroll scrolls to the anchor's section; the focus must move there too, for keyboards and screen readers.
  useEffect(() => {
    if (visit) document.getElementById(headingId)!.focus({ preventScroll: true });
  }, [visit, headingId]);

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
