import { company } from '../../content/company.ts';
import styles from './Values.module.css';

/** How far the streams above and below the customer lie from the middle. */
const distances = [10, 20, 30].flatMap((y) => [-y, y]);

/** For each value some streams, and the one that shows the value: `own` is drawn strong; `seal` is a gate's. */
const drawings: readonly { streams: string; own: string; seal?: string }[] = [
  // Of four attempts one goes on.
  {
    streams: [48, 72, 96]
      .map((y) => `M190 60C235 60 235 ${y} 275 ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0`)
      .join(''),
    own: 'M0 60H190C235 60 235 24 275 24H480',
  },
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
  // Only the stream with consent passes the gate with the check mark; the others turn back.
  {
    streams: [0, 72]
      .map((y) => `M0 ${y + 6}H224a18 18 0 0 1 0 36H0M0 ${y + 18}H224a6 6 0 0 1 0 12H0`)
      .join(''),
    seal: 'M242 60a22 22 0 1 0 44 0a22 22 0 1 0-44 0m11 0 8 8 14-16',
    own: 'M0 60H239M289 60H480',
  },
  // Of many streams only the one that the task needs goes on.
  {
    streams: [9, 18, 27, 36, 45, 54]
      .map((y) => `M0 ${60 - y}H${300 - 2 * y}M0 ${60 + y}H${300 - 2 * y}`)
      .join(''),
    own: 'M0 60H480',
  },
];

/** The four values, each with a small drawing of streams. */
export function Values() {
  const { heading, items } = company.values;
  return (
    <section className={styles.band} aria-labelledby="values-heading">
      <div className={`container ${styles.inner}`}>
        <h2 id="values-heading">{heading}</h2>
        <ul className={styles.values}>
          {items.map((value, index) => (
            <li key={value.heading} className={styles.value} data-slide-in="">
              <svg className={styles.drawing} viewBox="120 0 240 120" aria-hidden="true">
                <path d={drawings[index]!.streams} />
                <path className={styles.seal} d={drawings[index]!.seal} />
                <path className={styles.own} d={drawings[index]!.own} />
              </svg>
              <h3>{value.heading}</h3>
              <p>{value.para}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
