import { drawStream, drawStreamAfterLine, spaceEvenly } from '../../components/Confluence/streams.ts';
import { company } from '../../content/company.ts';
import styles from './MissionAndVision.module.css';

/** Splits a text at its hyphenated words, which no line may break. */
const HYPHENATED = /(\S+-\S+)/;

/** Streams that join (the mission's four means become one line), and one line that reaches many (the vision). */
const drawings = {
  mission: {
    streams: spaceEvenly(4, 14, 146).map((y) => drawStreamAfterLine(-1500, [0, y], [430, 80])),
    joined: 'M430 80H600',
  },
  vision: {
    streams: spaceEvenly(8, 6, 154).map((y) => `${drawStream([8, 80], [600, y])}H2100`),
    joined: 'M-100 80H8',
    join: 'M8 80h0',
  },
};

/** The section with mission and vision, above each a drawing; side by side the drawings share one line. */
export function MissionAndVision() {
  const { heading, ...statements } = company.missionAndVision;
  return (
    <section className={styles.band} aria-labelledby="mission-heading">
      <div className={`container ${styles.inner}`}>
        <h2 id="mission-heading">{heading}</h2>
        <div className={styles.statements}>
          {(['mission', 'vision'] as const).map((kind) => (
            <div key={kind} className={styles.statement}>
              <Drawing {...drawings[kind]} />
              <h3>{statements[kind].heading}</h3>
              <p>
                {statements[kind].para
                  .split(HYPHENATED)
                  .map((part, index) => (index % 2 ? <span key={part}>{part}</span> : part))}
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

type DrawingPaths = { streams: readonly string[]; joined: string; join?: string };

function Drawing({ streams, joined, join }: DrawingPaths) {
  return (
    <svg className={styles.drawing} viewBox="0 0 600 160" preserveAspectRatio="none" aria-hidden="true">
      {streams.map((path) => (
        <path key={path} d={path} />
      ))}
      <path className={styles.joined} d={joined} />
      {join && <path className={styles.join} d={join} />}
    </svg>
  );
}
