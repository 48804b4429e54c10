import { company } from '../../content/company.ts';
import styles from './MissionAndVision.module.css';

/** The section with mission and vision. */
export function MissionAndVision() {
  const { heading, mission, vision } = company.missionAndVision;
  return (
    <section className={styles.band} aria-labelledby="mission-heading">
      <div className={`container ${styles.inner}`}>
        <h2 id="mission-heading">{heading}</h2>
        <div className={styles.statements}>
          {[mission, vision].map((statement) => (
            <div key={statement.heading} className={styles.statement}>
              <h3>{statement.heading}</h3>
              <p>{statement.para}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
