import { conferenceBanner as words } from '../../content/conference.ts';
import { limits } from '../../content/limits.ts';
import action from './BannerActions.module.css';
import styles from './BannerCountdown.module.css';

type Props = { left: number; staying: boolean; stay(): void };

/**
 * The countdown, announced by screen readers only once, and the button that stops it. The line below turns marigold as
 * the time passes.
 */
export function BannerCountdown({ left, staying, stay }: Props) {
  const total = limits.bannerCountdownMs;
  // A live region announces changes only, so its text must be added after it has been rendered empty.
  const spoken = left < total ? words.spoken : '';

  return (
    <>
      <div className={`${styles.progress} needs-script`}>
        {!staying && (
          <p role="timer">
            {left > 0 ? words.opens : words.opening} {left > 0 && <strong>{words.countdown(left)}</strong>}
          </p>
        )}
        <p role="status" className={staying ? undefined : 'visually-hidden'}>
          {staying ? words.staying : spoken}
        </p>
        {!staying && (
          <button type="button" className={`button ${action.next}`} onClick={stay}>
            {words.stay}
          </button>
        )}
      </div>
      <svg className={`${styles.left} needs-script`} aria-hidden="true">
        <line
          x2="100%"
          y1="2"
          y2="2"
          pathLength={total}
          strokeDasharray={total}
          strokeDashoffset={left - total}
        />
      </svg>
    </>
  );
}
