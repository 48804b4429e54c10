import { Fragment } from 'react';
import styles from './BrokenStream.module.css';

/** Stroke widths in pairs: a line and the gap inside it. Drawn over each other on one path they make parallel lines. */
const STROKE_WIDTHS = [
  [46, 42],
  [34, 30],
  [22, 18],
  [10, 6],
] as const;

const INFLOW_PATH = 'M-1200 170H240';
const FIRST_FOUR_PATH = 'M178 20 68 170M178 96V272';
const ZERO_PATH = 'M421 212A78 122 0 1 1 425 92';
const ZERO_FRAGMENT_PATH = 'M443 108A78 122 0 0 1 440 198';
const THREAD_PATH = `${INFLOW_PATH}Q277 170 277 140${ZERO_PATH}`;
const FAINT_FOUR_PATH = 'M1900 170H508L618 20M618 96V272';

/** The drawing of the not-found page: a stream through the digits 404 breaks at the 0; only faint lines continue. */
export function BrokenStream() {
  return (
    <svg className={styles.stream} viewBox="0 0 720 292" aria-hidden="true">
      <ParallelLines path={FAINT_FOUR_PATH} line={styles.dry} />
      <ParallelLines path={INFLOW_PATH + FIRST_FOUR_PATH} line={styles.line} />
      <ParallelLines path={ZERO_PATH} line={styles.line} />
      <path className={styles.joining} d={THREAD_PATH} />
      <ParallelLines path={ZERO_FRAGMENT_PATH} line={styles.line} />
    </svg>
  );
}

function ParallelLines({ path, line }: { path: string; line: string | undefined }) {
  return STROKE_WIDTHS.map(([outer, inner]) => (
    <Fragment key={outer}>
      <path className={line} d={path} strokeWidth={outer} />
      <path className={styles.gap} d={path} strokeWidth={inner} />
    </Fragment>
  ));
}
