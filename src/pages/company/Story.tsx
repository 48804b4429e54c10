import { company } from '../../content/company.ts';
import styles from './Story.module.css';
import { Way } from './Way.tsx';

/** The section with the company's history: its part in the network, and the facts with a year as stops on one line. */
export function Story() {
  const { heading, idea, network, facts } = company.story;
  return (
    <section className={`container ${styles.inner}`} aria-labelledby="story-heading">
      <h2 id="story-heading">{heading}</h2>
      <div className={styles.words}>
        <p className={styles.idea}>{idea}</p>
        <p>{network}</p>
      </div>
      <Way />
      <ol className={styles.facts}>
        {facts.map(({ figure, para }) => (
          <li key={figure} className={styles.fact}>
            <h3>{figure}</h3>
            <p>{para}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
