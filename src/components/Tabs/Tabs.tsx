import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { hasModifier } from '../../hooks/has-modifier.ts';
import styles from './Tabs.module.css';

/** `id` is unique in the document. */
type Tab = { id: string; label: string; content: ReactNode };
type Props = { label: string; tabs: readonly Tab[]; initial?: number };

/** Tabs by the ARIA tabs pattern: one Tab stop; the arrow keys, Home and End select a tab. */
export function Tabs({ label, tabs, initial = 0 }: Props) {
  const [selected, setSelected] = useState(initial);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  function choose(event: KeyboardEvent) {
    const index = indexForKey(event.key, selected, tabs.length);
    if (index === undefined || hasModifier(event)) return;
    event.preventDefault();
    setSelected(index);
    buttons.current[index]!.focus();
  }

  return (
    <div className={styles.tabs}>
      <div className={`${styles.list} needs-script`} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(button) => void (buttons.current[index] = button)}
            id={`tab-${tab.id}`}
            className={styles.tab}
            type="button"
            role="tab"
            aria-selected={index === selected}
            aria-controls={`panel-${tab.id}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
            onKeyDown={choose}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <TabPanels tabs={tabs} selected={selected} />
    </div>
  );
}

/** The panels, all in the document, so that a page without scripts can show them. */
function TabPanels({ tabs, selected }: { tabs: readonly Tab[]; selected: number }) {
  return (
    <div className={styles.panels}>
      {tabs.map(({ id, content }, index) => (
        <div
          key={id}
          id={`panel-${id}`}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          hidden={index !== selected}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** The index of the tab that a key selects; the first tab follows the last. Undefined for any other key. */
function indexForKey(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (selected + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (selected + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
