import { spaceEvenly } from '../../components/Confluence/streams.ts';
import { company } from '../../content/company.ts';
import styles from './CompanyHero.module.css';

/** Fifty streams from each side; all have the same course, so none crosses another. */
const streams = spaceEvenly(50, -240, 1230)
  .map((x) => `M${x}-20c0 200 120 320 330 320M${x} 620c0-200 120-320 330-320`)
  .join('');

/** The first section of the company page: name, tagline, and a river that widens with each stream. */
export function CompanyHero() {
  const { heading, para, meaning } = company.hero;
  return (
    <section className={styles.hero} data-on-ink="" aria-labelledby="company-heading">
      <div className={`container ${styles.words}`}>
        <p className={styles.tagline}>{para}</p>
        <h1 id="company-heading">{heading}</h1>
        <p className={styles.meaning}>{meaning}</p>
      </div>
      <svg className={styles.drawing} viewBox="0 0 1600 600" preserveAspectRatio="none" aria-hidden="true">
        <path d={streams} />
        <path className={styles.river} d="M0 299 1600 289V311L0 301Z" />
      </svg>
    </section>
  );
}
