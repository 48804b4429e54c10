import type { Certification } from '../../content/content-types.ts';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import row from '../LogoRow/LogoRow.module.css';
import styles from './CertificationRow.module.css';
import { Seal } from './Seal.tsx';

type Props = { heading: string; para: string; items: readonly Certification[] };

/** Security and compliance marks that we hold, each with its year and its file, or how to ask for it. */
export function CertificationRow({ heading, para, items }: Props) {
  return (
    <section className={row.row} aria-label={heading}>
      <div>
        <h2 className={row.heading}>{heading}</h2>
        <p>{para}</p>
      </div>
      <ul className={styles.items}>
        {items.map(({ name, para, file, onRequest }, index) => (
          <li key={name} className={styles.item} data-slide-in="">
            <Seal index={index} />
            <h3>{name}</h3>
            <p>{para}</p>
            <p>
              {file && <ExternalLink href={file.href}>{file.label}</ExternalLink>}
              {onRequest && <a href={onRequest.href}>{onRequest.label}</a>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
