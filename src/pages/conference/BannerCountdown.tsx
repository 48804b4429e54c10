import { conferenceBanner as words } from '../../content/conference.ts';
import { limits } from '../../content/limits.ts';
import styles from './BannerCountdown.module.css';

/** The countdown: shown at each step, but announced by screen readers only once. */
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
      <svg className={styles.stream} aria-hidden="true">
        <line x2="100%" y1="3" y2="3" />
        <line
          className={styles.passed}
          x2="100%"
          y1="3"
          y2="3"
          pathLength={total}
          strokeDasharray={total}
          strokeDashoffset={left}
        />
      </svg>
    </div>
  );
}
