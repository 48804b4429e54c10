import { useId } from 'react';
import type { Certification } from '../../content/content-types.ts';
import styles from './CertificationRow.module.css';
import { Seal } from './Seal.tsx';

type Props = { heading: string; para: string; items: readonly Certification[] };

/** Security and compliance marks, each with a sentence about what it certifies. */
export function CertificationRow({ heading, para, items }: Props) {
  const id = useId();
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.intro}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        <p>{para}</p>
      </div>
      <ul className={styles.items}>
        {items.map((item, index) => (
          <li key={item.name} className={styles.item} data-slide-in="">
            <Seal petals={8 + index * 2} />
            <div>
              <h3 className={styles.name}>{item.name}</h3>
              <p>{item.para}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
