import type { Institution } from '../../content/content-types.ts';
import styles from './LogoRow.module.css';
import type { LogoMarks } from './marks.ts';

type Props = { heading: string; para?: string; institutions: readonly Institution[]; marks: LogoMarks };

/** A row of institutions with a sentence about all of them, each as a logo: a drawing and, as text beside it, the name. All have one colour. */
export function LogoRow({ heading, para, institutions, marks }: Props) {
  return (
    <section className={styles.row} aria-label={heading}>
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        {para && <p>{para}</p>}
      </div>
      <ul className={styles.logos}>
        {institutions.map((institution) => (
          <InstitutionLogo key={institution.id} name={institution.name} path={marks[institution.id]!} />
        ))}
      </ul>
    </section>
  );
}

/** A drawing and, beside it, an institution's name: the first word, and the other words below it. */
function InstitutionLogo({ name, path }: { name: string; path: string }) {
  const [first, ...others] = name.split(' ');
  return (
    <li className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d={path} />
      </svg>
      <span>
        <span className={styles.name}>{first}</span>
        {others.length > 0 && <span className={styles.others}>{` ${others.join(' ')}`}</span>}
      </span>
    </li>
  );
}
