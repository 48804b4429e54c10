import { memo, use } from 'react';
import { useStickyHeader } from '../../hooks/useStickyHeader.ts';
import { Logo } from '../Logo/Logo.tsx';
import { CurrentPath } from '../NavigationLink/CurrentPage.tsx';
import { DesktopNav } from './desktop/DesktopNav.tsx';
import styles from './Header.module.css';
import { MobileNav } from './mobile/MobileNav.tsx';

/** The header with its bar. While the bar is sticky, its space in the document stays reserved, so nothing moves. */
export const Header = memo(() => {
  const sticky = useStickyHeader(use(CurrentPath));

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
});
