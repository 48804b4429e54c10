import { company } from '../../content/company.ts';
import styles from './Story.module.css';

/** The section with the company's history. */
export function Story() {
  const { heading, paras } = company.story;
  return (
    <section className={`container ${styles.inner}`} aria-labelledby="story-heading">
      <h2 id="story-heading">{heading}</h2>
      <div className={styles.paras}>
        {paras.map((para) => (
          <p key={para}>{para}</p>
        ))}
      </div>
    </section>
  );
}
