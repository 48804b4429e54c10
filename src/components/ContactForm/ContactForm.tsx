import { type ReactNode, useEffect, useRef } from 'react';
import { contact, contactErrors, contactFields } from '../../content/contact.ts';
import { identity } from '../../content/site-identity.ts';
import { formAnchor, paths, productFolder } from '../../content/paths.ts';
import { errorsOf } from '../../enquiry/rules.ts';
import { scrollToElement } from '../../hooks/useRouteScroll.ts';
import { useShownLocation } from '../../hooks/useShownLocation.ts';
import { LinkSentence } from '../LinkSentence/LinkSentence.tsx';
import styles from './ContactForm.module.css';
import { Field } from './Field.tsx';
import { NextSteps } from './NextSteps.tsx';
import { RobotTrap } from './RobotTrap.tsx';
import { SuccessBox } from './SuccessBox.tsx';
import { useContactForm } from './useContactForm.ts';

const headingId = 'contact-heading';

/**
 * The enquiry form with its heading; under /product without the intro and the contact lines (2.39). A page without other
 * content gives it a drawing for the thanks.
 */
export function ContactForm({ drawing }: { drawing?: ReactNode }) {
  const { pathname, hash, key } = useShownLocation();
  const section = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { entry, errors, phase, valid, change, submit } = useContactForm(form, () => {
    // The section is gone if the visitor left the screen while the enquiry was being sent.
    if (section.current) scrollToElement(section.current);
  });
  const allErrors = errorsOf(entry);
  const listFields = (areBlank: boolean) =>
    contactFields
      .filter(({ name }) => allErrors[name] && (allErrors[name] === contactErrors.required) === areBlank)
      .map(({ label }) => label)
      .join(', ');
  const [needed, wrong] = [listFields(true), listFields(false)];
  const missing = [needed && contact.needed + needed, wrong && contact.wrong + wrong].filter(Boolean);
  const onContactPage = pathname.startsWith(paths.contact);
  const withIntro = !pathname.startsWith(productFolder);
  const visit = hash === `#${formAnchor}` ? key : undefined;

  // useRouteScroll scrolls to the anchor; the focus must move there too, unless the visitor is already typing.
  useEffect(() => {
    if (visit && !section.current!.contains(document.activeElement))
      document.getElementById(headingId)!.focus({ preventScroll: true });
  }, [visit]);

  return (
    <section
      ref={section}
      id={formAnchor}
      className={`container ${styles.section}`}
      aria-labelledby={headingId}
    >
      {phase === 'submitted' ? (
        <SuccessBox headingId={headingId} email={entry.email_id} drawing={drawing} />
      ) : (
        <>
          <div className={styles.intro}>
            <h2 id={headingId} tabIndex={-1}>
              {onContactPage ? contact.heading.onContactPage : contact.heading.elsewhere}
            </h2>
            {withIntro && <FormIntro />}
          </div>
          <p className="instead-of-script">{contact.withoutScripts}</p>
          <form
            ref={form}
            className={`${styles.card} ${styles.form} needs-script`}
            onSubmit={submit}
            noValidate
            aria-labelledby={headingId}
          >
            <RobotTrap />
            {contactFields.map((field) => (
              <Field
                key={field.name}
                field={field}
                value={entry[field.name]}
                dialCode={entry.dial_code}
                error={errors[field.name]}
                change={change}
              />
            ))}
            <p className={styles.note}>{missing.join('. ') || contact.complete}</p>
            <button className="button" type="submit" disabled={!valid || phase === 'sending'}>
              {phase === 'sending' ? contact.sending : contact.send}
            </button>
            <LinkSentence className={styles.note} sentence={contact.privacyNote} />
          </form>
          {onContactPage && <NextSteps className="needs-script" />}
        </>
      )}
    </section>
  );
}

function FormIntro() {
  return (
    <>
      <p>{contact.intro}</p>
      <dl className={styles.lines}>
        <dt>{contact.lines.phone}</dt>
        <dd>
          <a href={identity.phoneHref}>{identity.phone}</a>
        </dd>
        <dt>{contact.lines.email}</dt>
        <dd>
          <a href={`mailto:${identity.email}`}>{identity.email}</a>
        </dd>
      </dl>
    </>
  );
}
