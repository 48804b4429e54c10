import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useScrollLock } from '../../../hooks/useScrollLock.ts';

/** From here on the style sheets show the navigation of a wide screen. */
const wide = '(min-width: 960px)';

/** What an open panel shows: the main list, or a selected sub-panel and in it an expanded group. */
type PanelView = { selected?: string; expanded?: string | undefined };

/** The panel of a narrow screen. Closed it has no view, so that it opens again at its main list. */
export function useMobilePanel() {
  const [view, setView] = useState<PanelView>();
  const open = view !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useScrollLock(open);

  // The dialog closes first: until then the button is inert and takes no focus.
  const close = useCallback(() => {
    dialog.current?.close();
    button.current?.focus({ preventScroll: true });
    setView(undefined);
  }, []);

  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
  }, [open]);
  useWideScreen(open, close);

  const panel = {
    view,
    close,
    show: () => setView({}),
    select(selected: string, by: HTMLButtonElement) {
      opener.current = by;
      setView({ selected });
    },
    toggle(group: string) {
      setView((current) => ({ ...current, expanded: current?.expanded === group ? undefined : group }));
    },
    back() {
      flushSync(() => setView({}));
      opener.current?.focus({ preventScroll: true });
    },
  };
  return { button, dialog, open, panel };
}

/** While active, calls back when the window is made wide enough for the other navigation. */
function useWideScreen(active: boolean, change: () => void): void {
  useEffect(() => {
    if (!active) return;
    const media = matchMedia(wide);
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, [active, change]);
}

export type MobilePanelState = ReturnType<typeof useMobilePanel>['panel'];
