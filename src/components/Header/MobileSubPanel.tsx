import { useId, useLayoutEffect, useRef } from 'react';
import type { Group } from '../../content/types.ts';
import { MobileGroup } from './MobileGroup.tsx';
import styles from './MobileSubPanel.module.css';

type Props = {
  name: string;
  groups: readonly Group[];
  shown: boolean;
  expanded: string | undefined;
  onToggle: (group: string) => void;
  onBack: () => void;
  onFollow: () => void;
};

/** A menu's groups on a narrow screen. It comes in from the side, and the focus with it. */
export function MobileSubPanel({ name, groups, shown, expanded, onToggle, onBack, onFollow }: Props) {
  const back = useRef<HTMLButtonElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (shown) back.current?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <div className={styles.sheet} role="group" aria-labelledby={id} data-shown={shown ? '' : undefined}>
      <button ref={back} type="button" className={styles.back} onClick={onBack}>
        <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M8 2 4 6l4 4" />
        </svg>
        Back
      </button>
      <p id={id} className={styles.title}>
        {name}
      </p>
      <ul>
        {groups.map((group) => (
          <MobileGroup
            key={group.heading}
            group={group}
            expanded={group.heading === expanded}
            onToggle={() => onToggle(group.heading)}
            onFollow={onFollow}
          />
        ))}
      </ul>
    </div>
  );
}
