import { drawStreamAfterLine, spaceEvenly } from './streams.ts';
import styles from './StreamDivider.module.css';

const streamPaths = spaceEvenly(9, 4, 156)
  .map((y) => drawStreamAfterLine(-1400, [0, y], [330, 80]))
  .join('');

/** The site's motif in a low box: streams from the window's left edge become one line. On ink it has lighter lines. */
export function StreamDivider() {
  return (
    <svg className={styles.streams} viewBox="0 0 480 160" preserveAspectRatio="none" aria-hidden="true">
      <path d={streamPaths} strokeWidth="1.25" />
      <path className={styles.joined} d="M330 80H480" strokeWidth="3" />
      <path className={styles.joined} d="M330 80h0" strokeWidth="18" strokeLinecap="round" />
      <path className={styles.eye} d="M330 80h0" strokeWidth="11" strokeLinecap="round" />
    </svg>
  );
}
