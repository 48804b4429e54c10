import { BelowTheFold } from '../../components/BelowTheFold/BelowTheFold.tsx';
import { ContactForm } from '../../components/ContactForm/ContactForm.tsx';
import { StreamDivider } from '../../components/Confluence/StreamDivider.tsx';
import { contact } from '../../content/contact.ts';
import styles from './Contact.module.css';

const drawing = (
  <div className={styles.drawing} data-on-ink="">
    <StreamDivider />
  </div>
);

/** The contact page: a banner and the form (2.40). */
export default function Contact() {
  return (
    <>
      <section className={styles.banner} data-on-ink="">
        <div className={`container ${styles.words}`}>
          <h1>{contact.banner}</h1>
        </div>
        {drawing}
      </section>
      <BelowTheFold>
        <ContactForm drawing={drawing} />
      </BelowTheFold>
    </>
  );
}
