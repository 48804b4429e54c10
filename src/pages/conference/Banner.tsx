import { useEffect, useState } from 'react';
import { Confluence } from '../../components/Confluence/Confluence.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { conferenceBanner as words } from '../../content/conference.ts';
import { homeLink } from '../../content/frame.ts';
import { identity } from '../../content/site-identity.ts';
import { limits } from '../../content/limits.ts';
import { focusContent } from '../../hooks/focus-content.ts';
import { useCountdown } from '../../hooks/useCountdown.ts';
import styles from './Banner.module.css';
import action from './BannerActions.module.css';
import { BannerCountdown } from './BannerCountdown.tsx';

/** The conference banner: opens the summit's agenda after a countdown, unless the visitor stops it (2.68). */
export default function Banner() {
  const [staying, setStaying] = useState(false);
  const left = useCountdown(limits.bannerCountdownMs, limits.bannerStepMs, limits.bannerStepMs, staying);

  useEffect(() => {
    if (left === 0) location.assign(words.agenda.href);
  }, [left]);

  function stay() {
    setStaying(true);
    // The pressed button disappears and would take the focus with it.
    focusContent();
  }

  return (
    <section className={styles.page}>
      <div className={styles.home}>
        <Logo />
      </div>
      <div className={`container ${styles.words}`}>
        <h1>
          {words.heading} <span>{words.event}</span>
        </h1>
        <p>{identity.tagline}</p>
      </div>
      <div className={styles.banner}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element cannot contain a styled drawing */}
        <div className={styles.image} role="img" aria-label={words.imageText}>
          <Confluence variant="banner" />
        </div>
        <BannerCountdown left={left} staying={staying} stay={stay} />
        <div className={action.actions}>
          <a className={`button ${staying ? action.next : action.quiet}`} href={words.agenda.href}>
            {words.agenda.label}
          </a>
          <a className={`button ${action.quiet}`} href={homeLink.href}>
            {homeLink.label}
          </a>
          <p>{words.para}</p>
        </div>
      </div>
    </section>
  );
}
