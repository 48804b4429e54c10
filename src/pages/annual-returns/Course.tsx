import { StreamDivider } from '../../components/Confluence/StreamDivider.tsx';
import styles from './Course.module.css';

/** The site's motif whose joined line turns at the right margin and leads back to the list of years. */
export function Course() {
  return (
    <div className={styles.course}>
      <StreamDivider />
    </div>
  );
}
