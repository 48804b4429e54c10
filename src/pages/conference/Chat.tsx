import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { conference } from '../../content/conference.ts';
import { whatsappNumber } from '../../content/site-identity.ts';
import { Avatar } from './Avatar.tsx';
import styles from './Chat.module.css';

const { para, assistant, question, options, howItWorks } = conference;

/** The assistant's question, and three answers that each open a WhatsApp chat (2.63). */
export function Chat() {
  return (
    <section className={styles.chat} aria-labelledby="question">
      <div className={styles.head}>
        <p className={styles.assistant}>
          <Avatar />
          {assistant}
        </p>
        {/* The specification requires that this button does nothing (2.65). */}
        <button type="button" className={styles.how}>
          {howItWorks}
        </button>
      </div>
      <div className={styles.question}>
        <h2 id="question">{question}</h2>
        <p>{para}</p>
      </div>
      <ul className={styles.options}>
        {options.map(({ id, label, message }) => (
          <li key={id} className={styles.option}>
            <ExternalLink className={styles.topic} href={chatAddressOf(message)}>
              <ChatGlyph />
              <span>{label}</span>
            </ExternalLink>
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A telephone receiver in a speech bubble. */
function ChatGlyph() {
  return (
    <svg className={styles.glyph} viewBox="0 0 28 28" aria-hidden="true">
      <path d="M3 25l1.8-5.6A11 11 0 1 1 9 23.6z" />
      <path className={styles.receiver} d="M10.2 9.6C9 12.6 15.4 19 18.4 17.8" />
    </svg>
  );
}

/** The address of a WhatsApp chat with a prepared message, which the visitor can still change. */
function chatAddressOf(message: string): string {
  return `https://wa.me/${whatsappNumber}?text=${encodeURIComponent(message)}`;
}
