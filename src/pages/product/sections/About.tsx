import type { ProductTexts } from '../../../content/content-types.ts';
import styles from './About.module.css';

type Props = Pick<ProductTexts, 'about' | 'forWhom'>;

/** A product's purpose and customers; on a wide screen lines lead from the customers to the next section. */
export function About({ about, forWhom }: Props) {
  return (
    <div className={styles.band}>
      <div className={`container ${styles.inner}`}>
        <section className={styles.about} aria-labelledby="about-heading">
          <h2 id="about-heading">{about.heading}</h2>
          <p className={styles.para}>{about.para}</p>
        </section>
        <section className={styles.audience} aria-labelledby="for-whom-heading">
          <h2 id="for-whom-heading">{forWhom.heading}</h2>
          <ul className={styles.list}>
            {forWhom.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <CustomerStreams count={forWhom.items.length} />
      </div>
    </div>
  );
}

/** The x position where the lines meet the line of the next section, in % of the width: 400 of 1104 px. */
const MEETING_POINT_X = 36.232;

function CustomerStreams({ count }: { count: number }) {
  const starts = Array.from({ length: count }, (_, index) => (100 / count) * index);
  return (
    <svg className={styles.streams} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {starts.map((start) => (
        <path key={start} d={`M${start} 0C${start} 60 ${MEETING_POINT_X} 40 ${MEETING_POINT_X} 100`} />
      ))}
    </svg>
  );
}
