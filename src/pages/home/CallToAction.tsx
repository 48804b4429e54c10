import { drawStream, spaceEvenly } from '../../components/Confluence/streams.ts';
import { home } from '../../content/home/home.ts';
import styles from './CallToAction.module.css';
import { Rail } from './Rail.tsx';
import rail from './Rail.module.css';

const { heading, para, link } = home.callToAction;

const streams = spaceEvenly(7, -116, 164)
  .map((y, index) => drawStream([220 + Math.abs(index - 3) * 36, 24], [800, y]))
  .join('');

/** The section that invites visitors to get in touch; the lines of its drawing lead to the link. */
export function CallToAction() {
  return (
    <section className={styles.band} aria-labelledby="start-heading">
      <div className={`container ${styles.inner}`}>
        <Rail />
        <h2 id="start-heading">{heading}</h2>
        <div className={styles.words}>
          <p className={styles.para}>{para}</p>
          <div className={`${styles.action} ${rail.branch}`}>
            <a className="button" href={link.href}>
              {link.label}
            </a>
            <svg
              className={styles.streams}
              viewBox="0 0 800 48"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={streams} />
              <path className={styles.joined} d="M0 24H340" />
            </svg>
          </div>
        </div>
      </div>
    </section>
  );
}
