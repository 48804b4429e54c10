import { BelowTheFold } from '../../components/BelowTheFold/BelowTheFold.tsx';
import { ContactForm } from '../../components/ContactForm/ContactForm.tsx';
import { StreamDivider } from '../../components/Confluence/StreamDivider.tsx';
import { contact } from '../../content/contact.ts';
import styles from './Contact.module.css';

/** The contact page: a banner and the form (2.40). */
export default function Contact() {
  return (
    <>
      <section className={styles.banner} data-on-ink="">
        <div className={`container ${styles.words}`}>
          <h1>{contact.banner.heading}</h1>
          <p>{contact.banner.para}</p>
        </div>
        <div className={styles.drawing}>
          <StreamDivider />
        </div>
      </section>
      <BelowTheFold>
        <ContactForm />
      </BelowTheFold>
    </>
  );
}
