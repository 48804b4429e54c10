import { useEffect, useRef } from 'react';
import { contact } from '../../content/contact.ts';
import styles from './ContactForm.module.css';

/** Replaces the form after sending, even if sending failed. Takes the focus, because the focused button is gone. */
export function SuccessBox() {
  const box = useRef<HTMLDivElement>(null);
  const { heading, para, steps, fallback } = contact.success;

  useEffect(() => {
    box.current!.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={box} className={styles.success} role="status" tabIndex={-1}>
      <h3>{heading}</h3>
      <p>{para}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {fallback.before}
        <a href={fallback.href}>{fallback.label}</a>
        {fallback.after}
      </p>
    </div>
  );
}
