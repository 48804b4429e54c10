import { type ReactNode, useEffect } from 'react';
import { Field } from '../components/ContactForm/Field.tsx';
import { SuccessBox } from '../components/ContactForm/SuccessBox.tsx';
import { ExternalLink } from '../components/ExternalLink/ExternalLink.tsx';
import { LinkSentence } from '../components/LinkSentence/LinkSentence.tsx';
import { ProductCard } from '../components/ProductCard/ProductCard.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { annualReturns } from '../content/annual-returns.ts';
import { contact, contactErrors, contactFields } from '../content/contact.ts';
import { footer } from '../content/footer.ts';
import { home } from '../content/home/home.ts';
import { productGroups, products } from '../content/products/products.ts';
import { FileRow } from '../pages/annual-returns/FileRow.tsx';
import { Shimmer } from '../pages/annual-returns/Shimmer.tsx';
import { copyStateRules } from './copy-state-rules.ts';
import styles from './Parts.module.css';
import { Specimen } from './Specimen.tsx';

const STATES = ['at rest', 'hover', 'focus-visible', 'active'];
const ignore = () => undefined;
const file = { link: 'sample.pdf', name: 'Annual Return 2024.pdf' };

/**
 * Everything that can be pressed or filled in, in each of its states, for the developers of the next screen:
 * `npm run dev`, then /parts.html. No build contains this page.
 */
export function Parts() {
  useEffect(copyStateRules, []);
  return (
    <main className={styles.page}>
      <Row name="Buttons">
        {STATES.map((state) => (
          <Specimen key={state} state={state}>
            <a className="button" href={home.hero.talk.href}>
              {home.hero.talk.label}
            </a>{' '}
            <ExternalLink className="button button-quiet" href={home.hero.build.href}>
              {home.hero.build.label}
            </ExternalLink>
          </Specimen>
        ))}
        {[contact.send, contact.sending].map((label) => (
          <Specimen key={label} state="disabled">
            <button className="button" type="submit" disabled>
              {label}
            </button>
          </Specimen>
        ))}
      </Row>
      <Row name="Links">
        {STATES.map((state) => (
          <Specimen key={state} state={state}>
            <a href={contact.privacyNote.href}>{contact.privacyNote.label}</a>{' '}
            <ExternalLink href={footer.social.href}>{footer.social.label}</ExternalLink>
          </Specimen>
        ))}
      </Row>
      <Row name="Fields">
        {[...STATES, 'filled in', 'error'].flatMap((state) =>
          contactFields
            .filter(({ kind }) => kind === 'email' || kind === 'long')
            .map((field) => (
              <Specimen key={state + field.name} state={state}>
                <Field
                  field={field}
                  value={state === 'filled in' ? contact.heading.onContactPage : ''}
                  dialCode="91"
                  error={state === 'error' ? contactErrors.required : undefined}
                  change={ignore}
                />
              </Specimen>
            )),
        )}
      </Row>
      <LargerParts />
    </main>
  );
}

function LargerParts() {
  return (
    <>
      <Row name="Tabs">
        {STATES.map((state) => (
          <Specimen key={state} state={state}>
            <Tabs
              label={home.showcase.tabsLabel}
              tabs={Object.entries(productGroups).map(([id, { tab }]) => ({ id, label: tab, content: '' }))}
            />
          </Specimen>
        ))}
      </Row>
      <Row name="Cards" wide>
        {STATES.map((state) => (
          <Specimen key={state} state={state}>
            <ProductCard product={products[0]} />
          </Specimen>
        ))}
      </Row>
      <Row name="Files" wide>
        {[...STATES, 'downloading'].map((state) => (
          <Specimen key={state} state={state}>
            <ul>
              <FileRow file={file} isLatest busy={state === 'downloading'} onDownload={ignore} />
            </ul>
          </Specimen>
        ))}
        <Specimen state="loading">
          <Shimmer />
        </Specimen>
        <Specimen state="empty">
          <LinkSentence sentence={annualReturns.empty} />
        </Specimen>
      </Row>
      <Row name="After sending" wide>
        <Specimen state="success">
          <SuccessBox headingId="parts-success" email="name@company.example" />
        </Specimen>
      </Row>
    </>
  );
}

function Row({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <section>
      <h2>{name}</h2>
      <div className={`${styles.row} ${wide ? styles.wide : ''}`}>{children}</div>
    </section>
  );
}
