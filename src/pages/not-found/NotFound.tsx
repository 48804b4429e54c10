import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '../../content/limits.ts';
import { homeLink } from '../../content/frame.ts';
import { notFound } from '../../content/not-found.ts';
import { paths } from '../../content/paths.ts';
import { focusContent } from '../../hooks/focus-content.ts';
import { useCountdown } from '../../hooks/useCountdown.ts';
import { BrokenStream } from './BrokenStream.tsx';
import styles from './NotFound.module.css';

/** The not-found page: opens the home page after a countdown, unless the visitor stops it (2.70, 8.7). */
export default function NotFound() {
  const [staying, setStaying] = useState(false);
  const seconds = useCountdown(limits.notFoundSeconds, 1, limits.notFoundStepMs, staying);
  const navigate = useNavigate();

  useEffect(() => {
    if (seconds === 0) navigate(paths.home, { replace: true });
  }, [seconds, navigate]);

  function stay() {
    setStaying(true);
    // The pressed button disappears and would take the focus with it.
    focusContent();
  }

  return (
    <section className={styles.page}>
      <div className={`container ${styles.inner}`}>
        <BrokenStream />
        <div className={styles.words}>
          <h1>{notFound.heading}</h1>
          <p>
            {notFound.para.before}
            <span>{notFound.para.code}</span>
            {notFound.para.after}
          </p>
          <p role="status" className="needs-script">
            {staying ? notFound.staying : notFound.countdown(seconds)}
          </p>
          <SecondsLine passed={limits.notFoundSeconds - seconds} isStopped={staying} />
          <p className={styles.actions}>
            <a className={staying ? 'button' : 'button button-quiet'} href={homeLink.href}>
              {homeLink.label}
            </a>
            <button type="button" className="button needs-script" hidden={staying} onClick={stay}>
              {notFound.stay}
            </button>
          </p>
        </div>
        <nav className={styles.elsewhere} aria-labelledby="elsewhere">
          <h2 id="elsewhere">{notFound.elsewhere}</h2>
          <ul>
            {notFound.links.map(({ label, para, href }) => (
              <li key={href}>
                <a href={href}>
                  <span className={styles.label}>{label}</span> <span>{para}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

/** The seconds of the countdown as parts of a line; those that have passed are filled. Stopped, it leaves its place empty. */
function SecondsLine({ passed, isStopped }: { passed: number; isStopped: boolean }) {
  return (
    <svg
      className={`${styles.seconds} needs-script`}
      visibility={isStopped ? 'hidden' : undefined}
      aria-hidden="true"
    >
      <line x2="100%" y1="3" y2="3" />
      <line className={styles.passed} x2={`${(100 * passed) / limits.notFoundSeconds}%`} y1="3" y2="3" />
    </svg>
  );
}
