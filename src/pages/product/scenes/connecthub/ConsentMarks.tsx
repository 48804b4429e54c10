import styles from './ConsentMarks.module.css';
import { connecthubSceneTexts as sample } from '../../../../content/products/connecthub.ts';

const MARK_SIZE = 12;
const MARKS_PER_ROW = 20;
const marks = sample.consents.states.flatMap(({ mark, share }) => Array.from({ length: share }, () => mark));

/** The path of each kind of mark, which starts and ends at the upper left corner of the mark's square. */
const markPaths = {
  disc: 'm1.5 6a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0m-1.5-6',
  bars: 'm4 2v8m4-8v8m-8-10',
  cross: 'm2.5 2.5 7 7m0-7-7 7m-2.5-9.5',
  ring: 'm2.25 6a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0-7.5 0m-2.25-6',
};

/** A hundred marks, each for 1 % of the consents. Their state is shown by shape and text, not by colour alone. */
export function ConsentMarks() {
  const { name, unit, states } = sample.consents;
  return (
    <div className={styles.consents}>
      <p className={styles.title}>
        {name} <span>{unit}</span>
      </p>
      <svg
        className={styles.marks}
        viewBox={`0 0 ${MARKS_PER_ROW * MARK_SIZE} ${(marks.length / MARKS_PER_ROW) * MARK_SIZE}`}
        aria-hidden="true"
      >
        {states.map(({ mark }) => (
          <path key={mark} className={styles[mark]} d={drawMarks(mark)} />
        ))}
      </svg>
      <ul className={styles.legend}>
        {states.map(({ name: state, mark, share }) => (
          <li key={state}>
            <svg viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`} aria-hidden="true">
              <path className={styles[mark]} d={`M0 0${markPaths[mark]}`} />
            </svg>
            {state} {share}%
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All marks of a state as one path: a hundred elements would add 300 bytes to the compressed HTML. */
function drawMarks(mark: keyof typeof markPaths): string {
  const first = marks.indexOf(mark);
  return marks
    .map((one, index) => (one === mark ? drawMoveToMark(index, index === first) + markPaths[mark] : ''))
    .join('');
}

function drawMoveToMark(index: number, isFirst: boolean): string {
  const column = index % MARKS_PER_ROW;
  if (isFirst) return `M${column * MARK_SIZE} ${Math.floor(index / MARKS_PER_ROW) * MARK_SIZE}`;
  return column ? `m${MARK_SIZE} 0` : `m${MARK_SIZE - MARKS_PER_ROW * MARK_SIZE} ${MARK_SIZE}`;
}
