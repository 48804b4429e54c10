import { annualReturns as words } from '../../content/annual-returns.ts';
import { StreamDivider } from '../../components/Confluence/StreamDivider.tsx';
import type { AnnualReturnFile } from '../../content/content-types.ts';
import styles from './AnnualReturns.module.css';
import { FileRow } from './FileRow.tsx';
import { Shimmer } from './Shimmer.tsx';
import { useAnnualReturns } from './useAnnualReturns.ts';
import { useDownloads } from './useDownloads.ts';

/** The screen of the annual returns: a shimmer while they load, then the files, newest first (2.59, 2.60). */
export default function AnnualReturns() {
  const files = useAnnualReturns();
  const { running, start } = useDownloads();
  const underWay = running.map(({ name }) => `${words.downloading} ${name}`).join(', ');

  return (
    <>
      <div className={`container ${styles.head}`}>
        <h1>{words.heading}</h1>
      </div>
      <StreamDivider />
      <section className={`container ${styles.body}`}>
        <div className={styles.intro}>
          <p>{words.para}</p>
          <p className="instead-of-script">{words.withoutScripts}</p>
        </div>
        <p role="status" className="visually-hidden needs-script">
          {files ? underWay : words.loading}
        </p>
        {files ? <AnnualReturnList files={files} running={running} onDownload={start} /> : <Shimmer />}
      </section>
    </>
  );
}

type Props = {
  files: readonly AnnualReturnFile[];
  running: readonly AnnualReturnFile[];
  onDownload(file: AnnualReturnFile): void;
};

function AnnualReturnList({ files, running, onDownload }: Props) {
  if (files.length === 0) return <NoFilesMessage />;
  return (
    <ul className={styles.card}>
      {files.map((file, index) => (
        <FileRow key={index} file={file} busy={running.includes(file)} onDownload={() => onDownload(file)} />
      ))}
    </ul>
  );
}

function NoFilesMessage() {
  const { before, label, href, after } = words.empty;
  return (
    <div className={`${styles.card} ${styles.empty}`}>
      <p>
        {before}
        <a href={href}>{label}</a>
        {after}
      </p>
    </div>
  );
}
