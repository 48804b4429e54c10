import { conference } from '../../content/conference.ts';
import { StreamDivider } from '../../components/Confluence/StreamDivider.tsx';
import { drawStreamAfterLine } from '../../components/Confluence/streams.ts';
import styles from './BuddyAssistant.module.css';
import { Chat } from './Chat.tsx';

const { heading, benefits } = conference;

/** One stream a benefit, from the window's left edge along the middle of its row. */
const benefitStreams = benefits
  .map((_, index) => drawStreamAfterLine(-11000, [0, (160 * (index + 0.5)) / benefits.length], [330, 80]))
  .join('');

/** The conference page: what the assistant offers, and a chat with three topics, to which the drawn line leads (2.62). */
export default function BuddyAssistant() {
  return (
    <div className={styles.page} data-on-ink="">
      <div className={`container ${styles.grid}`}>
        <h1>{heading}</h1>
        <ul className={styles.benefits} data-slide-in="">
          {benefits.map((benefit) => (
            <li key={benefit}>
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
        <div className={styles.streams}>
          <StreamDivider />
        </div>
        <div className={styles.joining}>
          <StreamDivider streams={benefitStreams} />
        </div>
        <Chat />
      </div>
    </div>
  );
}
