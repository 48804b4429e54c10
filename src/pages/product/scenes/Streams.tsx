import { drawStream, spaceEvenly } from '../../../components/Confluence/streams.ts';
import styles from './Streams.module.css';

/**
 * Lines that lead, on a wide screen, from the window's edge to a dot at the left edge of the positioned element around
 * them, as far down as its `--dock` says.
 */
export function Streams({ count }: { count: number }) {
  return (
    <svg
      className={styles.streams}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      <path d={drawStreams(count)} fill="none" strokeOpacity=".6" strokeWidth="1.25" />
      <path d="M100 15h0" strokeLinecap="round" strokeWidth="14" />
    </svg>
  );
}

const drawStreams = (count: number) =>
  spaceEvenly(count, 1, 99)
    .map((y) => drawStream([0, y], [100, 15]))
    .join('');
