import { useId } from 'react';
import type { Institution } from '../../content/types.ts';
import styles from './LogoRow.module.css';
import { markOf } from './marks.ts';

type Props = { heading: string; institutions: readonly Institution[] };

/** Institutions as drawn word marks of one height and one tone; their names are text. */
export function LogoRow({ heading, institutions }: Props) {
  const id = useId();
  return (
    <section className={styles.row} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.logos}>
        {institutions.map((institution) => (
          <Logo key={institution.id} {...institution} />
        ))}
      </ul>
    </section>
  );
}

/** The first word carries the mark, the others stand below it. */
function Logo({ id, name }: Institution) {
  const { path, lettering } = markOf(id);
  const [first, ...others] = name.split(' ');
  return (
    <li className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d={path} fillRule="evenodd" />
      </svg>
      <span>
        <span className={styles[lettering]}>{first}</span>
        {others.length > 0 && <span className={styles.others}> {others.join(' ')}</span>}
      </span>
    </li>
  );
}
