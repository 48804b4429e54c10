import { home } from '../../content/home/home.ts';
import { useCases } from '../../content/home/use-cases.ts';
import { Orbit } from './Orbit.tsx';
import { Rail, RailEnd } from './Rail.tsx';
import styles from './UseCases.module.css';

/** The use cases around the orbit graphic; on a narrow screen as a list below it (2.28). */
export function UseCases() {
  return (
    <section className={styles.band} aria-labelledby="use-cases-heading">
      <div className={`container ${styles.inner}`}>
        <div className={styles.intro}>
          <Rail />
          <h2 id="use-cases-heading">{home.useCases.heading}</h2>
          <p>{home.useCases.para}</p>
        </div>
        <div className={styles.sky}>
          <RailEnd />
          <Orbit />
          <ol className={styles.list}>
            {useCases.map(({ heading, para, cta }) => (
              <li key={heading} className={styles.item}>
                <h3>
                  <a href={cta}>{heading}</a>
                </h3>
                <p>{para}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
