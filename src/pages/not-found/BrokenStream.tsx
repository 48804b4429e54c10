import { Fragment } from 'react';
import styles from './BrokenStream.module.css';

/** Stroke widths in pairs: a line and the gap inside it. Drawn over each other on one path they make parallel lines. */
const STROKE_WIDTHS = [
  [46, 42],
  [34, 30],
  [22, 18],
  [10, 6],
] as const;

const INFLOW_PATH = 'M-1200 170H268';
const FIRST_FOUR_PATH = 'M206 20 60 170M206 96V272';
const ZERO_PATH = 'M516 208A112 122 0 1 1 520 98';
const ZERO_FRAGMENT_PATH = 'M531 107A112 122 0 0 1 527 200';
const THREAD_PATH = `${INFLOW_PATH}Q305 170 305 140${ZERO_PATH}`;
const FAINT_FOUR_PATH = 'M2000 170H616L762 20M762 96V272';

/** The drawing of the not-found page: a stream through the digits 404 breaks at the 0; only faint lines continue. */
export function BrokenStream() {
  return (
    <svg className={styles.stream} viewBox="30 0 816 300" preserveAspectRatio="xMinYMid" aria-hidden="true">
      <ParallelLines path={FAINT_FOUR_PATH} line={styles.dry} />
      <ParallelLines path={INFLOW_PATH + FIRST_FOUR_PATH} line={styles.line} />
      <ParallelLines path={ZERO_PATH} line={styles.line} />
      <path className={styles.joining} d={THREAD_PATH} />
      <ParallelLines path={ZERO_FRAGMENT_PATH} line={styles.line} />
    </svg>
  );
}

function ParallelLines({ path, line }: { path: string; line: string | undefined }) {
  return (
    <g className={line}>
      {STROKE_WIDTHS.map(([outer, inner]) => (
        <Fragment key={outer}>
          <path d={path} strokeWidth={outer} />
          <path className={styles.gap} d={path} strokeWidth={inner} />
        </Fragment>
      ))}
    </g>
  );
}
