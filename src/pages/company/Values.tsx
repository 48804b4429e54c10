import { company } from '../../content/company.ts';
import styles from './Values.module.css';

/** For each value some streams, and the one that shows the value: `own` is drawn strong. */
const drawings = [
  // One stream finds a new way.
  { streams: 'M0 40H320M0 50H320M0 60H320M0 70H320', own: 'M0 30H90C190 30 190 8 320 8' },
  // The streams make room around the customer.
  {
    streams: [3, 11, 19]
      .flatMap((y) => [-y, y])
      .map(
        (y) =>
          `M0 ${40 + y}H70C120 ${40 + y} 120 ${40 + y + Math.sign(y) * 16} 160 ${40 + y + Math.sign(y) * 16}S200 ${40 + y} 250 ${40 + y}H320`,
      )
      .join(''),
    own: 'M160 40h0',
  },
  // Only the stream with consent passes.
  { streams: 'M0 16H120M0 28H120M0 52H120M0 64H120M120 6V34M120 46V74', own: 'M0 40H320' },
  // Streams that the task does not need end early.
  { streams: 'M0 13H60M0 22H120M0 31H190M0 49H190M0 58H120M0 67H60', own: 'M0 40H320' },
];

/** The four values, each with a small drawing of streams. */
export function Values() {
  const { heading, items } = company.values;
  return (
    <section className={`container ${styles.inner}`} aria-labelledby="values-heading">
      <h2 id="values-heading">{heading}</h2>
      <ul>
        {items.map((value, index) => (
          <li key={value.heading} className={styles.value} data-slide-in="">
            <svg
              className={styles.drawing}
              viewBox="0 0 320 80"
              preserveAspectRatio="xMinYMid"
              aria-hidden="true"
            >
              <path d={drawings[index]!.streams} />
              <path className={styles.own} d={drawings[index]!.own} />
            </svg>
            <h3>{value.heading}</h3>
            <p>{value.para}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
