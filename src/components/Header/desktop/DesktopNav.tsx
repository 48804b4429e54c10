import { headerAndLinkWords } from '../../../content/frame.ts';
import { navigation } from '../../../content/navigation.ts';
import { paths } from '../../../content/paths.ts';
import { NavigationLink } from '../../NavigationLink/NavigationLink.tsx';
import styles from './DesktopNav.module.css';
import { ProductsMenu } from './ProductsMenu.tsx';

/** The navigation of a wide screen. */
export function DesktopNav() {
  return (
    <nav className={styles.nav} aria-label={headerAndLinkWords.navigation}>
      <ul className={styles.list}>
        {navigation.map(({ name, cta, dropdown }) =>
          dropdown ? (
            <ProductsMenu key={name} name={name} groups={dropdown} />
          ) : (
            <li key={name}>
              <NavigationLink
                href={cta}
                className={cta === paths.contact ? `button button-quiet ${styles.contact}` : styles.link}
              >
                {name}
              </NavigationLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
