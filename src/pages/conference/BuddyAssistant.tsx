import { conference } from '../../content/conference.ts';
import { StreamDivider } from '../../components/Confluence/StreamDivider.tsx';
import styles from './BuddyAssistant.module.css';
import { Chat } from './Chat.tsx';

const { heading, benefits } = conference;

/** The conference page: what the assistant offers, and a chat with three topics, to which the drawn line leads (2.62). */
export default function BuddyAssistant() {
  return (
    <div className={styles.page} data-on-ink="">
      <div className={`container ${styles.grid}`}>
        <h1>{heading}</h1>
        <ul className={styles.benefits} data-slide-in="">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <div className={styles.streams}>
          <StreamDivider />
        </div>
        <Chat />
      </div>
    </div>
  );
}
