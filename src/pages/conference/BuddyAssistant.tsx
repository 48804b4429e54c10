import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { conference } from '../../content/conference.ts';
import { whatsappNumber } from '../../content/site-identity.ts';
import styles from './BuddyAssistant.module.css';

const { heading, para, assistant, question, options, howItWorks, benefits } = conference;

/** The conference page: an assistant's question, and three answers that each open a WhatsApp chat (2.63, 2.64). */
export default function BuddyAssistant() {
  return (
    <div className={styles.page}>
      <div className={`container ${styles.grid}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <section className={styles.chat} aria-labelledby="question">
          <p className={styles.assistant}>
            <Avatar />
            {assistant}
          </p>
          <h2 id="question" className={styles.question}>
            {question}
          </h2>
          <ul className={styles.options}>
            {options.map(({ id, label, message }) => (
              <li key={id}>
                <ExternalLink className={styles.option} href={chatAddressOf(message)}>
                  {label}
                </ExternalLink>
              </li>
            ))}
          </ul>
          <p className={styles.para}>{para}</p>
          {/* The specification requires that this button does nothing (2.65). */}
          <button type="button" className={styles.how}>
            {howItWorks}
          </button>
        </section>
        <ul className={styles.benefits} data-slide-in="">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The address of a WhatsApp chat with a prepared message, which the visitor can still change. */
function chatAddressOf(message: string): string {
  return `https://wa.me/${whatsappNumber}?text=${encodeURIComponent(message)}`;
}

function Avatar() {
  return (
    <svg className={styles.avatar} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" />
      <path d="M10 13c8 0 8 11 16 11M10 20c7 0 7 4 16 4M10 28c7 0 7-4 16-4M10 35c8 0 8-11 16-11" />
      <path className={styles.joined} d="M26 24h12" />
    </svg>
  );
}
