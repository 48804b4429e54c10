import { sharedLegalWords } from '../../content/legal/words.ts';
import { useShownLocation } from '../../hooks/useShownLocation.ts';
import type { LegalSection } from '../../content/content-types.ts';
import styles from './Contents.module.css';

/** The table of contents of a legal text: a link to each section. */
export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const { pathname } = useShownLocation();

  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{sharedLegalWords.contents}</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`${pathname}#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
