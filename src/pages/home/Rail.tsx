import styles from './Rail.module.css';

/** A piece of the one line that leads through the home page, as high as its section; drawn on as a visitor scrolls. */
export const Rail = () => <span className={styles.rail} aria-hidden="true" />;

/** The end of the line: it turns to the middle of the orbit graphic, and falls to the footer. */
export const RailEnd = () => (
  <>
    <span className={styles.turn} aria-hidden="true" />
    <span className={styles.fall} aria-hidden="true" />
  </>
);
