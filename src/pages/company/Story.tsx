import { company } from '../../content/company.ts';
import styles from './Story.module.css';

/** The section with the company's history: its facts are stops of a timeline. */
export function Story() {
  const { heading, meaning, idea, facts } = company.story;
  return (
    <section className={styles.story} aria-labelledby="story-heading">
      <div className={`container ${styles.inner}`}>
        <h2 id="story-heading">{heading}</h2>
        <div className={styles.idea}>
          <p>{meaning}</p>
          <p>{idea}</p>
        </div>
        <ol className={styles.timeline}>
          {facts.map(({ figure, para }) => (
            <li key={figure} className={styles.fact}>
              <p className={styles.figure}>{figure}</p>
              <p>{para}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
