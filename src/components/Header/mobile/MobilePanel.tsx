import { useSyncExternalStore, type RefObject } from 'react';
import { headerAndLinkWords } from '../../../content/frame.ts';
import { contactLabel, navigation } from '../../../content/navigation.ts';
import { paths } from '../../../content/paths.ts';
import { Wordmark } from '../../Logo/Logo.tsx';
import { NavigationLink } from '../../NavigationLink/NavigationLink.tsx';
import { MobileMainList } from './MobileMainList.tsx';
import styles from './MobilePanel.module.css';
import { MobileSubPanel } from './MobileSubPanel.tsx';
import type { PanelActions, PanelView } from './useMobilePanel.ts';

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  id: string;
  view: PanelView | undefined;
  panel: PanelActions;
};

const subscribeToNothing = () => () => {};

/**
 * The panel of the mobile navigation, a modal `dialog`: the browser keeps the focus in it, and closes it on Escape or
 * Android's back gesture. Only a script opens it, so it is prerendered empty, which saves 250 bytes on each page.
 */
export function MobilePanel({ ref, id, view, panel }: Props) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  return (
    <dialog
      ref={ref}
      id={id}
      className={styles.panel}
      aria-label={headerAndLinkWords.menu}
      onCancel={panel.close}
      onClose={view && panel.close}
    >
      {isHydrated && <PanelContent view={view} panel={panel} />}
    </dialog>
  );
}

function PanelContent({ view, panel }: Pick<Props, 'view' | 'panel'>) {
  return (
    <>
      <div className={styles.top}>
        <Wordmark />
        <button type="button" className={styles.close} onClick={panel.close}>
          <svg className={styles.cross} viewBox="0 0 24 24" aria-hidden="true">
            <path d="m5 5 14 14M19 5 5 19" />
          </svg>
          <span className="visually-hidden">{headerAndLinkWords.closeMenu}</span>
        </button>
      </div>
      <nav className={styles.sheets} aria-label={headerAndLinkWords.navigation}>
        <MobileMainList selected={view?.selected} onSelect={panel.select} onNewTab={panel.close} />
        {navigation.map(
          ({ name, dropdown }) =>
            dropdown && (
              <MobileSubPanel
                key={name}
                name={name}
                groups={dropdown}
                shown={view?.selected === name}
                expanded={view?.expanded}
                panel={panel}
              />
            ),
        )}
        <NavigationLink href={paths.contact} className={`button ${styles.contact}`}>
          {contactLabel}
        </NavigationLink>
      </nav>
    </>
  );
}
