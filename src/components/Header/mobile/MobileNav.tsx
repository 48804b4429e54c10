import { useId } from 'react';
import { headerAndLinkWords } from '../../../content/frame.ts';
import { contactLabel } from '../../../content/navigation.ts';
import { paths } from '../../../content/paths.ts';
import { NavigationLink } from '../../NavigationLink/NavigationLink.tsx';
import styles from './MobileNav.module.css';
import { MobilePanel } from './MobilePanel.tsx';
import { useMobilePanel } from './useMobilePanel.ts';

/** The navigation of a narrow screen: Contact us, and a button that opens the panel with the rest. */
export function MobileNav() {
  const { button, dialog, view, panel } = useMobilePanel();
  const id = useId();

  return (
    <div className={styles.bar}>
      <NavigationLink className={styles.contact} href={paths.contact}>
        {contactLabel}
      </NavigationLink>
      <a className={styles.early} href="#footer">
        <MenuIcon />
        <span className="visually-hidden">{headerAndLinkWords.morePages}</span>
      </a>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={view !== undefined}
        aria-controls={id}
        onClick={panel.show}
      >
        <MenuIcon />
        <span className="visually-hidden">{headerAndLinkWords.openMenu}</span>
      </button>
      <MobilePanel ref={dialog} id={id} view={view} panel={panel} />
    </div>
  );
}

function MenuIcon() {
  return (
    <svg className={styles.lines} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 6h18M3 12h18M3 18h18" />
    </svg>
  );
}
