import { memo, use } from 'react';
import { useStickyHeader } from '../../hooks/useStickyHeader.ts';
import { Logo } from '../Logo/Logo.tsx';
import { CurrentPath } from '../NavigationLink/CurrentPage.tsx';
import { DesktopNav } from './desktop/DesktopNav.tsx';
import styles from './Header.module.css';
import { MobileNav } from './mobile/MobileNav.tsx';

/** The header, without the former page's state on another page. */
export const Header = memo(() => <Bar key={use(CurrentPath)} />);

/** In the flow or sticky. Its place in the flow stays when it is sticky, so that nothing moves. */
function Bar() {
  const sticky = useStickyHeader();

  return (
    <div className={styles.place}>
      <header className={styles.header} data-sticky={sticky || undefined}>
        <div className={styles.bar}>
          <Logo />
          <DesktopNav />
          <MobileNav />
        </div>
      </header>
    </div>
  );
}
