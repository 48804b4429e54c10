import { annualReturns as words } from '../../content/annual-returns.ts';
import type { AnnualReturnFile } from '../../content/content-types.ts';
import styles from './FileRow.module.css';
import stop from './Stop.module.css';

type Props = { file: AnnualReturnFile; isLatest: boolean; busy: boolean; onDownload(): void };

const YEAR_PATTERN = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** One file: its year, if the name has one, and a button with its name that downloads it. */
export function FileRow({ file: { name }, isLatest, busy, onDownload }: Props) {
  return (
    <li className={`${stop.stop} ${styles.row}`}>
      <span className={styles.year} aria-hidden="true">
        {YEAR_PATTERN.exec(name)?.[0]}
      </span>
      {isLatest && <span className={styles.latest}>{words.latest}</span>}
      {/* Not `disabled` while downloading: the button would lose the focus. A second press has no effect. */}
      <button className={styles.file} type="button" aria-busy={busy} onClick={onDownload}>
        <FileIcon />
        <bdi className={styles.name}>{name}</bdi>{' '}
        <span className={styles.action}>{busy ? words.downloading : words.download}</span>
      </button>
    </li>
  );
}

function FileIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 28" aria-hidden="true">
      <path d="M4 1.5h10l6.5 6.5v18.5H4z M14 1.5V8h6.5M8 13c4 0 3 4 8.5 4M8 17h8.5M8 21c4 0 3-4 8.5-4" />
    </svg>
  );
}
