import styles from './ConsentMarks.module.css';
import { connecthubScene as sample } from '../../../../content/products/connecthub.ts';

const PER_ROW = 20;
const marks = sample.consents.states.flatMap(({ mark, share }) => Array.from({ length: share }, () => mark));

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
        viewBox={`0 0 ${PER_ROW * 12} ${(marks.length / PER_ROW) * 12}`}
        aria-hidden="true"
      >
        {marks.map((mark, index) => (
          <g
            key={index}
            transform={`translate(${(index % PER_ROW) * 12} ${Math.floor(index / PER_ROW) * 12})`}
          >
            <Shape mark={mark} />
          </g>
        ))}
      </svg>
      <ul className={styles.legend}>
        {states.map(({ name: state, mark, share }) => (
          <li key={state}>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <Shape mark={mark} />
            </svg>
            {state} {share}%
          </li>
        ))}
      </ul>
    </div>
  );
}

type Mark = (typeof marks)[number];

function Shape({ mark }: { mark: Mark }) {
  if (mark === 'disc') return <circle className={styles.solid} cx="6" cy="6" r="4.5" />;
  if (mark === 'bars') return <path className={styles.stroke} d="M4 2v8M8 2v8" />;
  if (mark === 'cross') return <path className={styles.stroke} d="m2.5 2.5 7 7M9.5 2.5l-7 7" />;
  return <circle className={styles.ring} cx="6" cy="6" r="3.75" />;
}
