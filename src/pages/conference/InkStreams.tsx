import { drawStreamAfterLine, spaceEvenly } from '../../components/Confluence/streams.ts';
import styles from './InkStreams.module.css';

const streamPaths = spaceEvenly(9, 4, 156)
  .map((y) => drawStreamAfterLine(-1400, [0, y], [330, 80]))
  .join('');

/** The site's motif on a dark ground: streams from the window's left edge become one line. It fits a low box. */
export function InkStreams() {
  return (
    <svg className={styles.streams} viewBox="0 0 480 160" preserveAspectRatio="none" aria-hidden="true">
      <path d={streamPaths} strokeWidth="1.25" />
      <path className={styles.joined} d="M330 80H480" strokeWidth="3" />
      <path className={styles.joined} d="M330 80h0" strokeWidth="18" strokeLinecap="round" />
      <path className={styles.eye} d="M330 80h0" strokeWidth="11" strokeLinecap="round" />
    </svg>
  );
}
