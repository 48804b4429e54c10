import styles from './Rail.module.css';

/** A piece of the one line that leads through the home page, as high as its section; drawn on as a visitor scrolls. */
export const Rail = () => <span className={styles.rail} aria-hidden="true" />;
