import { type ReactNode, useEffect, useRef } from 'react';
import { contact } from '../../content/contact.ts';
import { homeLink } from '../../content/frame.ts';
import { LinkSentence } from '../LinkSentence/LinkSentence.tsx';
import formStyles from './ContactForm.module.css';
import { NextSteps } from './NextSteps.tsx';
import styles from './SuccessBox.module.css';

type Props = { headingId: string; email: string; drawing?: ReactNode };

/**
 * Replaces the form after sending, even if sending failed; with a drawing it is the whole page. Takes the focus, because
 * the focused button is gone.
 */
export function SuccessBox({ headingId, email, drawing }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { heading, replyTo, fallback } = contact.success;
  const Heading = drawing ? 'h1' : 'h2';

  useEffect(() => {
    box.current!.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={box} className={styles.success} role="status" tabIndex={-1}>
      <div className={formStyles.intro}>
        <Heading id={headingId} tabIndex={-1}>
          {heading}
        </Heading>
        <p>
          {replyTo} <strong>{email}</strong>.
        </p>
      </div>
      {drawing}
      <div className={drawing ? undefined : formStyles.card}>
        <NextSteps />
        <LinkSentence sentence={fallback} />
        {drawing && (
          <a className="button button-quiet" href={homeLink.href}>
            {homeLink.label}
          </a>
        )}
      </div>
    </div>
  );
}
