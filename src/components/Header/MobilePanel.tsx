import { navigation } from '../../content/navigation.ts';
import { MobileMainList } from './MobileMainList.tsx';
import styles from './MobilePanel.module.css';
import { MobileSubPanel } from './MobileSubPanel.tsx';
import { useMobilePanel } from './useMobilePanel.ts';

type Props = { id: string; open: boolean; onClose: () => void };

/** The panel of a narrow screen. A modal dialog, so that the browser keeps the focus in and the page inert. */
export function MobilePanel({ id, open, onClose }: Props) {
  const panel = useMobilePanel(open, onClose);
  const { selected, expanded } = panel.view;

  return (
    <dialog ref={panel.dialog} id={id} className={styles.panel} aria-label="Menu" onClose={panel.closed}>
      <div className={styles.top}>
        <button type="button" className={styles.close} onClick={panel.close}>
          <svg className={styles.cross} viewBox="0 0 24 24" aria-hidden="true">
            <path d="m5 5 14 14M19 5 5 19" />
          </svg>
          <span className="visually-hidden">Close menu</span>
        </button>
      </div>
      <nav className={styles.sheets} aria-label="Main">
        <MobileMainList selected={selected} onSelect={panel.select} onFollow={panel.close} />
        {navigation.map(
          ({ name, dropdown }) =>
            dropdown && (
              <MobileSubPanel
                key={name}
                name={name}
                groups={dropdown}
                shown={selected === name}
                expanded={expanded}
                onToggle={panel.toggle}
                onBack={panel.back}
                onFollow={panel.close}
              />
            ),
        )}
      </nav>
    </dialog>
  );
}
