import { navigation } from '../../../content/navigation.ts';
import { paths } from '../../../content/paths.ts';
import { NavigationLink } from '../../NavigationLink/NavigationLink.tsx';
import styles from './MobilePanel.module.css';

type Props = {
  selected: string | undefined;
  onSelect: (name: string, button: HTMLButtonElement) => void;
  onNewTab: () => void;
};

const mainEntries = navigation.filter(({ cta }) => cta !== paths.contact);

/** The main list of the mobile panel: the entries of the navigation, but Contact us, which stays below all lists. */
export function MobileMainList({ selected, onSelect, onNewTab }: Props) {
  return (
    <ul className={`${styles.sheet} ${styles.main}`} data-shown={!selected || undefined}>
      {mainEntries.map(({ name, cta, dropdown }) => (
        <li key={name}>
          {dropdown ? (
            <button
              type="button"
              className={styles.entry}
              aria-expanded={selected === name}
              onClick={({ currentTarget }) => onSelect(name, currentTarget)}
            >
              {name}
              <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
                <path d="m4 2 4 4-4 4" />
              </svg>
            </button>
          ) : (
            <NavigationLink
              href={cta}
              className={styles.entry}
              // A new address closes the panel, but a new tab leaves the address as it is.
              onClick={cta.startsWith('https:') ? onNewTab : undefined}
            >
              {name}
            </NavigationLink>
          )}
        </li>
      ))}
    </ul>
  );
}
