import { useEffect, useRef } from 'react';
import { contact } from '../../content/contact.ts';
import { LinkSentence } from '../LinkSentence/LinkSentence.tsx';
import formStyles from './ContactForm.module.css';
import { NextSteps } from './NextSteps.tsx';
import styles from './SuccessBox.module.css';

/** Replaces the form after sending, even if sending failed. Takes the focus, because the focused button is gone. */
export function SuccessBox({ headingId }: { headingId: string }) {
  const box = useRef<HTMLDivElement>(null);
  const { heading, fallback } = contact.success;

  useEffect(() => {
    box.current!.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={box} className={styles.success} role="status" tabIndex={-1}>
      <h2 id={headingId} tabIndex={-1}>
        {heading}
      </h2>
      <div className={formStyles.card}>
        <NextSteps />
        <LinkSentence sentence={fallback} />
      </div>
    </div>
  );
}
