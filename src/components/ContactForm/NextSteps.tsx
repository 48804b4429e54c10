import { contact } from '../../content/contact.ts';
import styles from './NextSteps.module.css';

/** What happens after an enquiry was sent, beside the form of the contact page and in the box that replaces a form. */
export function NextSteps({ className }: { className?: string }) {
  const { para, steps } = contact.success;
  return (
    <div className={className}>
      <p className={styles.title}>{para}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
