import { company } from '../../content/company.ts';
import styles from './Story.module.css';

/** The section with the company's history: its facts are figures, each with a sentence. */
export function Story() {
  const { heading, idea, facts } = company.story;
  return (
    <section className={`container ${styles.inner}`} aria-labelledby="story-heading">
      <h2 id="story-heading">{heading}</h2>
      <p className={styles.idea}>{idea}</p>
      <ul className={styles.facts}>
        {facts.map(({ figure, para }) => (
          <li key={figure} className={styles.fact}>
            <h3>{figure}</h3>
            <p>{para}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
