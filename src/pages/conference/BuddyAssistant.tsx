import { conference } from '../../content/conference.ts';
import { StreamDivider } from '../../components/Confluence/StreamDivider.tsx';
import styles from './BuddyAssistant.module.css';
import { Chat } from './Chat.tsx';

const { heading, benefits } = conference;

/** The conference page: an assistant's question, and three answers that each open a WhatsApp chat (2.63, 2.64). */
export default function BuddyAssistant() {
  return (
    <div className={styles.page} data-on-ink="">
      <div className={`container ${styles.grid}`}>
        <div className={styles.streams}>
          <StreamDivider />
        </div>
        <h1>{heading}</h1>
        <Chat />
        <ul className={styles.benefits} data-slide-in="">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
