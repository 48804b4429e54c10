import { useEffect, useRef, useState } from 'react';
import { Confluence } from '../../components/Confluence/Confluence.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { conferenceBanner as words } from '../../content/conference.ts';
import { identity } from '../../content/site-identity.ts';
import { limits } from '../../content/limits.ts';
import { useCountdown } from '../../hooks/useCountdown.ts';
import styles from './Banner.module.css';

/** The conference banner: opens the summit's agenda after a countdown, unless the visitor stops it (2.68). */
export default function Banner() {
  const [staying, setStaying] = useState(false);
  const left = useCountdown(limits.bannerCountdownMs, limits.bannerStepMs, limits.bannerStepMs, staying);
  const agenda = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (left === 0) location.assign(words.agenda.href);
  }, [left]);

  function stay() {
    setStaying(true);
    // The pressed button disappears and would take the focus with it.
    agenda.current!.focus();
  }

  return (
    <section className={styles.page}>
      <div className={styles.home}>
        <Logo />
      </div>
      <div className={styles.banner}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element cannot contain a styled drawing */}
        <div className={styles.image} role="img" aria-label={words.imageText}>
          <Confluence variant="banner" />
        </div>
        <p className={styles.tagline}>{identity.tagline}</p>
      </div>
      <div className={`container ${styles.words}`}>
        <h1>{words.heading}</h1>
        <p>{words.para}</p>
        <CountdownProgress left={left} staying={staying} />
        <p className={styles.actions}>
          <a ref={agenda} className={`button ${styles.agenda}`} href={words.agenda.href}>
            {words.agenda.label}
          </a>
          {!staying && (
            <button type="button" className={`button ${styles.stay} needs-script`} onClick={stay}>
              {words.stay}
            </button>
          )}
        </p>
      </div>
    </section>
  );
}

/** The countdown: shown at each step, but announced by screen readers only once. */
function CountdownProgress({ left, staying }: { left: number; staying: boolean }) {
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
        {!staying && (
          <line
            className={styles.passed}
            x2="100%"
            y1="3"
            y2="3"
            pathLength={total}
            strokeDasharray={total}
            strokeDashoffset={left}
          />
        )}
      </svg>
    </div>
  );
}
