import { Link } from 'react-router-dom';
import { legalWords } from '../../content/legal/words.ts';
import type { LegalSection } from '../../content/types.ts';
import styles from './Contents.module.css';

/** The contents of a legal text: an anchor for each section. */
export function Contents({ sections }: { sections: readonly LegalSection[] }) {
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
