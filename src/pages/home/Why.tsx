import { home } from '../../content/home/home.ts';
import { Rail } from './Rail.tsx';
import rail from './Rail.module.css';
import styles from './Why.module.css';

/** Four reasons to choose the company, along the line that continues the drawing of the first section. */
export function Why() {
  return (
    <section className={`container ${styles.why}`} aria-labelledby="why-heading">
      <Rail />
      <h2 id="why-heading">{home.why.heading}</h2>
      <ul>
        {home.why.items.map(({ heading, para }) => (
          <li key={heading} className={`${styles.reason} ${rail.dot}`}>
            <h3>{heading}</h3>
            <p>{para}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
