import { annualReturns as words } from '../../content/annual-returns.ts';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { LinkSentence } from '../../components/LinkSentence/LinkSentence.tsx';
import type { AnnualReturnFile } from '../../content/content-types.ts';
import styles from './AnnualReturns.module.css';
import { Course } from './Course.tsx';
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
      <DocumentHead heading={words.heading} intro={words.intro}>
        <Course />
      </DocumentHead>
      <section className={`container ${styles.body}`}>
        <p role="status" className="visually-hidden needs-script">
          {files ? underWay : words.loading}
        </p>
        {files ? <AnnualReturnList files={files} running={running} onDownload={start} /> : <Shimmer />}
        <LinkSentence className="needs-script" sentence={words.earlierYears} />
        <p className="instead-of-script">{words.withoutScripts}</p>
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
    <ul className={styles.list}>
      {files.map((file, index) => (
        <FileRow
          key={index}
          file={file}
          isLatest={index === 0}
          busy={running.includes(file)}
          onDownload={() => onDownload(file)}
        />
      ))}
    </ul>
  );
}

function NoFilesMessage() {
  return (
    <div className={styles.empty}>
      <LinkSentence sentence={words.empty} />
    </div>
  );
}
