import { useEffect, useId, useRef, useState } from 'react';
import { navigation } from '../../content/navigation.ts';
import { useScrollLock } from '../../hooks/useScrollLock.ts';
import { NavigationLink } from '../NavigationLink/NavigationLink.tsx';
import { contactPath } from './contact-path.ts';
import styles from './MobileNav.module.css';
import { MobilePanel } from './MobilePanel.tsx';

/** From here on the style sheets show the navigation of a wide screen. */
const wide = '(min-width: 960px)';

const contactName = navigation.find(({ cta }) => cta === contactPath)?.name;

/** The navigation of a narrow screen: Contact us, and a button that opens the panel with the rest. */
export function MobileNav() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useScrollLock(open);

  useEffect(() => {
    if (!open) return;
    const media = matchMedia(wide);
    const close = () => setOpen(false);
    media.addEventListener('change', close);
    return () => media.removeEventListener('change', close);
  }, [open]);

  return (
    <div className={styles.bar}>
      <NavigationLink className={styles.contact} href={contactPath}>
        {contactName}
      </NavigationLink>
      <a className={styles.early} href="#footer">
        <Lines />
        <span className="visually-hidden">All pages</span>
      </a>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(true)}
      >
        <Lines />
        <span className="visually-hidden">Open menu</span>
      </button>
      <MobilePanel
        id={id}
        open={open}
        onClose={() => {
          setOpen(false);
          button.current?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}

function Lines() {
  return (
    <svg className={styles.lines} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 6h18M3 12h18M3 18h18" />
    </svg>
  );
}
