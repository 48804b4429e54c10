import { company } from '../../content/company.ts';
import styles from './Values.module.css';

/** How far the streams above and below the customer lie from the middle. */
const distances = [10, 20, 30].flatMap((y) => [-y, y]);

/** For each value some streams, and the one that shows the value: `own` is drawn strong; `posts` are those of a gate. */
const drawings: readonly { streams: string; own: string; posts?: string }[] = [
  // One stream finds a new way.
  { streams: 'M0 51H480M0 69H480M0 87H480M0 105H480', own: 'M0 33H110C270 33 260 8 480 8' },
  // The streams make room around the customer.
  {
    streams: distances
      .map(
        (y) =>
          `M0 ${60 + y}H100C180 ${60 + y} 170 ${60 + y + Math.sign(y) * 25} 240 ${60 + y + Math.sign(y) * 25}S300 ${60 + y} 380 ${60 + y}H480`,
      )
      .join(''),
    own: 'M240 60h0',
  },
  // Only the stream with consent passes the gate; the others are held.
  {
    streams: [10, 30, 90, 110].map((y) => `M0 ${y}H212m0-6v12`).join(''),
    posts: 'M240 0V46M240 74V120',
    own: 'M0 60H480',
  },
  // Streams that the task does not need end early.
  { streams: 'M0 15H90M0 30H180M0 45H270M0 75H270M0 90H180M0 105H90', own: 'M0 60H480' },
];

/** The four values, each with a small drawing of streams. */
export function Values() {
  const { heading, items } = company.values;
  return (
    <section className={`container ${styles.inner}`} aria-labelledby="values-heading">
      <h2 id="values-heading">{heading}</h2>
      <ul className={styles.values}>
        {items.map((value, index) => (
          <li key={value.heading} className={styles.value} data-slide-in="">
            <svg className={styles.drawing} viewBox="0 0 480 120" aria-hidden="true">
              <path d={drawings[index]!.streams} />
              <path className={styles.posts} d={drawings[index]!.posts} />
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
