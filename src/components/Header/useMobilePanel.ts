import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type View = { selected?: string; expanded?: string | undefined };

/** What the panel of a narrow screen shows: the main list, or a selected sub-panel and in it an expanded group. */
export function useMobilePanel(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState<View>({});

  useLayoutEffect(() => {
    if (!open) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [open]);

  return {
    dialog,
    view,
    select(selected: string, button: HTMLButtonElement) {
      opener.current = button;
      setView({ selected });
    },
    toggle(group: string) {
      setView(({ expanded, ...rest }) => ({ ...rest, expanded: expanded === group ? undefined : group }));
    },
    back() {
      flushSync(() => setView({}));
      opener.current?.focus({ preventScroll: true });
    },
    // However the dialog closes, by us or by Escape or the phone's back gesture, it reports it in `closed`.
    close: () => dialog.current?.close(),
    closed() {
      setView({});
      onClose();
    },
  };
}
