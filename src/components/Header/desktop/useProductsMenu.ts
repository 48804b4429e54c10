import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Location, useLocation } from 'react-router';
import { hasModifier } from '../../../hooks/has-modifier.ts';

/** The time in ms that the pointer may be outside before the menu closes: a diagonal path may leave it for a moment. */
const closeDelayMs = 300;

const keySteps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The state of the Products menu (whether it is open, the highlighted group) and all handlers that change it. */
export function useProductsMenu() {
  // A new address closes the menu. A menu that the visitor opens as soon as the new page is shown stays open.
  const address = useLocation();
  const [openAt, setOpenAt] = useState<Location>();
  const open = openAt === address;
  const [highlighted, highlight] = useState(0);
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const close = () => {
    // There is no panel if the timer calls this after a screen without a header has been opened.
    if (panel.current?.contains(document.activeElement)) button.current!.focus();
    setOpenAt(undefined);
  };
  const show = () => {
    if (!open) highlight(0);
    setOpenAt(address);
  };

  const { hover, toggle } = useHover(open, show, close, root);
  useCloseOnEscapeOrOutsidePress(open, root, button, close);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current!.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = hasModifier(event) ? 0 : keySteps[event.key];
    const onButton = event.target === button.current;
    if (!step || (onButton && !/Up|Down/.test(event.key))) return;
    event.preventDefault();
    flushSync(show);
    moveFocus(panel.current!, event.target as Element, onButton ? 0 : step);
  };

  return {
    root,
    button,
    panel,
    on: { ...hover, onBlur, onKeyDown },
    open,
    highlighted,
    highlight,
    close,
    toggle,
  };
}

/** Moves the focus by `step` among the groups, or among the products of a group; 0 moves it to the first group. */
function moveFocus(panel: Element, current: Element, step: number): void {
  const products = current.closest('[data-details]')?.querySelectorAll('a');
  const stops = [...(products ?? panel.querySelectorAll<HTMLElement>('[data-group]'))];
  const next = step === 0 ? 0 : stops.findIndex((stop) => stop === current) + step;
  stops.at(next % stops.length)!.focus();
}

/** Opens the menu when a mouse hovers over it. The next click does not close it: visitors often hover, then click. */
function useHover(open: boolean, show: () => void, close: () => void, root: RefObject<HTMLElement | null>) {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const justHovered = useRef(false);
  useEffect(() => {
    // A menu that CSS opened before hydration, by hover or focus, stays open.
    const isBeforeHydration = !('hydrated' in document.documentElement.dataset);
    if (!isBeforeHydration || !root.current!.matches(':hover, :has([data-panel]:focus-within)')) return;
    justHovered.current = true;
    show();
  }, [root, show]);

  return {
    hover: {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse') return;
        clearTimeout(leaving.current);
        if (!open) justHovered.current = true;
        show();
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse') leaving.current = setTimeout(close, closeDelayMs);
      },
    },
    toggle({ detail }: MouseEvent) {
      clearTimeout(leaving.current);
      const byPointer = detail > 0;
      const isHoverClick = byPointer && justHovered.current;
      justHovered.current = false;
      if (open && !isHoverClick) close();
      else show();
    },
  };
}

/** Closes the menu on a press outside and on Escape; Escape also moves the focus from anywhere to the menu's button. */
function useCloseOnEscapeOrOutsidePress(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      button.current!.focus();
    };
    const onPress = ({ target }: globalThis.PointerEvent) => {
      if (!root.current!.contains(target as Node)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open, root, button, close]);
}
