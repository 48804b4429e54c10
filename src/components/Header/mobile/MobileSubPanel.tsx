import { memo, useId, useLayoutEffect, useRef } from 'react';
import { headerAndLinkWords } from '../../../content/frame.ts';
import type { ProductGroup } from '../../../content/content-types.ts';
import { MobileGroup } from './MobileGroup.tsx';
import panelStyles from './MobilePanel.module.css';
import styles from './MobileSubPanel.module.css';
import type { PanelActions } from './useMobilePanel.ts';

type Props = {
  name: string;
  groups: readonly ProductGroup[];
  shown: boolean;
  /** The heading of the group that is expanded. */
  expanded: string | undefined;
  panel: PanelActions;
};

/** The groups of a menu on a narrow screen. Slides in over the main list and takes the focus. */
export const MobileSubPanel = memo(({ name, groups, shown, expanded, panel }: Props) => {
  const back = useRef<HTMLButtonElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (shown) back.current!.focus({ preventScroll: true });
  }, [shown]);

  return (
    <section className={panelStyles.sheet} aria-labelledby={id} data-shown={shown || undefined}>
      <button ref={back} type="button" className={styles.back} onClick={panel.back}>
        <svg className={panelStyles.chevron} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M8 2 4 6l4 4" />
        </svg>
        {headerAndLinkWords.back}
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
            onToggle={() => panel.toggle(group.heading)}
          />
        ))}
      </ul>
    </section>
  );
});
