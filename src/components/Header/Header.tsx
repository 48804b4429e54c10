import { useStickyHeader } from '../../hooks/useStickyHeader.ts';
import { Logo } from '../Logo/Logo.tsx';
import { DesktopNav } from './desktop/DesktopNav.tsx';
import styles from './Header.module.css';
import { MobileNav } from './mobile/MobileNav.tsx';

/** The frame's top: stays in the flow, or sticks to the window; its place in the flow remains either way. */
export function Header() {
  const sticky = useStickyHeader();

  return (
    <div className={styles.place}>
      <header className={styles.header} data-sticky={sticky ? '' : undefined}>
        <div className={styles.bar}>
          <Logo />
          <DesktopNav />
          <MobileNav />
        </div>
      </header>
    </div>
  );
}
