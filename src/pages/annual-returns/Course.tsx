import { StreamDivider } from '../../components/Confluence/StreamDivider.tsx';
import styles from './Course.module.css';

/** The site's motif whose joined line leads to the latest year; on a narrow screen it turns at the right margin. */
export function Course() {
  return (
    <div className={styles.course}>
      <StreamDivider />
    </div>
  );
}
