import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useScrollLock } from '../../../hooks/useScrollLock.ts';

/** From this width on the style sheets show the desktop navigation. */
const wideScreenQuery = '(min-width: 60em)';

/** The content of an open panel: the main list, or a selected sub-panel, perhaps with an expanded group. */
export type PanelView = { selected?: string; expanded?: string | undefined };

/** The state of the mobile panel. While it is closed its view is undefined, so it opens with the main list. */
export function useMobilePanel() {
  const [view, setView] = useState<PanelView>();
  const open = view !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const address = useLocation();
  useScrollLock(open);

  // Close the dialog first: while it is modal the button is inert and cannot take the focus.
  const close = useCallback(() => {
    dialog.current!.close();
    button.current!.focus();
    setView(undefined);
  }, []);

  useLayoutEffect(() => {
    if (open) dialog.current!.showModal();
  }, [open]);
  // Close once the address has changed: closing earlier would restyle the former page and delay the next one (10.21).
  useLayoutEffect(() => {
    if (dialog.current!.open) close();
  }, [address, close]);
  useWideScreen(open, close);

  // The same functions at each render, so opening the panel does not render its sub-panels again.
  const panel = useMemo(
    () => ({
      close,
      show: () => setView({}),
      select(selected: string, by: HTMLButtonElement) {
        opener.current = by;
        setView({ selected });
      },
      toggle(group: string) {
        setView((current) => ({ ...current, expanded: current!.expanded === group ? undefined : group }));
      },
      back() {
        flushSync(() => setView({}));
        opener.current!.focus({ preventScroll: true });
      },
    }),
    [close],
  );
  return { button, dialog, view, panel };
}

/** While `isActive`, calls back when the window gets wide enough for the desktop navigation. */
function useWideScreen(isActive: boolean, onWideScreen: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const media = matchMedia(wideScreenQuery);
    media.addEventListener('change', onWideScreen);
    return () => media.removeEventListener('change', onWideScreen);
  }, [isActive, onWideScreen]);
}

export type PanelActions = ReturnType<typeof useMobilePanel>['panel'];
