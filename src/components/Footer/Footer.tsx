import { memo } from 'react';
import { footer, type FooterList } from '../../content/footer.ts';
import { Wordmark } from '../Logo/Logo.tsx';
import { NavigationLink } from '../NavigationLink/NavigationLink.tsx';
import styles from './Footer.module.css';

/** The footer. Without scripts it is also the navigation of a narrow screen. */
export const Footer = memo(() => {
  const { tagline, contact, lists, legal, disclosures, social } = footer;

  return (
    <footer id="footer" className={styles.footer}>
      <FooterDivider />
      <div className={`container ${styles.inner}`}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <Wordmark />
          </p>
          <p className={styles.tagline}>{tagline}</p>
          <a className={`button button-quiet ${styles.contact}`} href={contact.href}>
            {contact.label}
          </a>
        </div>
        {lists.map((list) => (
          <LinkList key={list.heading} {...list} />
        ))}
        <div className={styles.base}>
          {legal.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {[...disclosures, social].map(({ label, href }) => (
            <NavigationLink key={href} className={styles.link} href={href}>
              {label}
            </NavigationLink>
          ))}
        </div>
      </div>
    </footer>
  );
});

function LinkList({ heading, links }: FooterList) {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul aria-label={heading}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <NavigationLink className={styles.link} href={href}>
              {label}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const dividerStreams = [4, 18, 46, 60].map((y) => `M0 ${y}H360C620 ${y} 640 32 900 32H1200`).join('');

/** The footer's divider, a variant of the site's motif. */
function FooterDivider() {
  return (
    <svg className={styles.confluence} viewBox="0 0 1200 64" preserveAspectRatio="none" aria-hidden="true">
      <path d={dividerStreams} />
      <path className={styles.joining} d="M0 32H1200" />
    </svg>
  );
}
