import { conferenceBanner as words } from '../../content/conference.ts';
import { limits } from '../../content/limits.ts';
import styles from './BannerCountdown.module.css';

/** The countdown, announced by screen readers only once, and a line that shows it. Stopped, the line leaves its place empty. */
export function BannerCountdown({ left, staying }: { left: number; staying: boolean }) {
  const total = limits.bannerCountdownMs;
  // A live region announces changes only, so its text must be added after it has been rendered empty.
  const spoken = left < total ? words.spoken : '';

  return (
    <div className={`${styles.progress} needs-script`}>
      {!staying && <p role="timer">{words.countdown(left)}</p>}
      <p role="status" className={staying ? undefined : 'visually-hidden'}>
        {staying ? words.staying : spoken}
      </p>
      <svg className={styles.stream} opacity={staying ? 0 : undefined} aria-hidden="true">
        <line x2="100%" y1="12" y2="12" />
        <line
          className={styles.passed}
          x2="100%"
          y1="12"
          y2="12"
          pathLength={total}
          strokeDasharray={total}
          strokeDashoffset={left}
        />
      </svg>
    </div>
  );
}
