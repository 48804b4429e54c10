import { useLayoutEffect } from 'react';
import { LinkSentence } from '../components/LinkSentence/LinkSentence.tsx';
import { errorPage } from '../content/error-page.ts';
import { homeLink } from '../content/frame.ts';
import { Hydrated } from './Hydrated.tsx';
import styles from './ErrorPage.module.css';

/** The error page, without technical details: a button to reload and a link to the home page. */
export function ErrorPage() {
  // Show the top: after a reload the browser restores the scroll position, which may be at the end of the former page.
  useLayoutEffect(() => void window.scrollTo(0, 0), []);
  return (
    <section className={styles.page} role="alert">
      <Hydrated whole={false} />
      <h1>{errorPage.heading}</h1>
      <p>{errorPage.para}</p>
      <p className={styles.actions}>
        <button type="button" className="button" onClick={() => location.reload()}>
          {errorPage.reload}
        </button>
        <a href={homeLink.href} data-anew="">
          {homeLink.label}
        </a>
      </p>
      <LinkSentence sentence={errorPage.report} />
    </section>
  );
}
