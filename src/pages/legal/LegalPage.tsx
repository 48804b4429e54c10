import { BelowTheFold } from '../../components/BelowTheFold/BelowTheFold.tsx';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { sharedLegalWords } from '../../content/legal/words.ts';
import { useShownLocation } from '../../hooks/useShownLocation.ts';
import type { LegalPageContent, LegalSection } from '../../content/content-types.ts';
import { Contents, contentsAnchor } from './Contents.tsx';
import { LegalBlock } from './LegalBlock.tsx';
import styles from './LegalPage.module.css';
import { useAnchorFocus } from './useAnchorFocus.ts';

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
  const { pathname } = useShownLocation();
  return (
    <>
      <section id={id} className={styles.section}>
        <h2 ref={useAnchorFocus(id)} tabIndex={-1}>
          {heading}
        </h2>
        {blocks.map((block, index) => (
          <LegalBlock key={index} block={block} />
        ))}
      </section>
      <a className={styles.back} href={`${pathname}#${contentsAnchor}`}>
        {sharedLegalWords.contents}
      </a>
    </>
  );
}
