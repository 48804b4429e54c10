import { drawStreamAfterLine, spaceEvenly } from './streams.ts';
import styles from './StreamDivider.module.css';

/** In a box of 480 by 160, the streams end at 330, 80. */
const dividerStreams = spaceEvenly(7, 8, 152)
  .map((y) => drawStreamAfterLine(-1400, [0, y], [330, 80]))
  .join('');

/** The site's motif in a box: streams, by default from the window's left edge, become one line. Lighter on ink. */
export function StreamDivider({ streams = dividerStreams }: { streams?: string }) {
  return (
    <svg className={styles.streams} viewBox="0 0 480 160" preserveAspectRatio="none" aria-hidden="true">
      <path d={streams} strokeWidth="1.25" />
      <path className={styles.joined} d="M330 80H480" strokeWidth="3" />
      <path className={styles.joined} d="M330 80h0" strokeWidth="18" strokeLinecap="round" />
      <path className={styles.eye} d="M330 80h0" strokeWidth="11" strokeLinecap="round" />
    </svg>
  );
}
