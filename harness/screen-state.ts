/** The state that a screen is in, in words that do not depend on the scenario that led there. */
export type ScreenState = {
  /** The path of the address, as the browser shows it. */
  route: string;
  /** The path that the page calls its own: that of the screen in sight, whatever the address says by then. */
  screen: string;
  /** What differs from the screen as it opens, such as `open: Products` or `error at: Message`; sorted. */
  differences: string[];
};

/** The mark of a screen of which something moves that will come to rest. */
export const MOVING = 'moving';

/** Derives the state from what assistive tools are told. Runs inside the page: it must need nothing from outside. */
export function readScreenState(): ScreenState {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const nameOf = (element: HTMLElement) => {
    const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.innerText;
    // Numbers that count and names of files do not make a new state.
    const words = (label ?? element.innerText).trim().split('\n')[0]!;
    return words
      .replace(/[*\s]+/g, ' ')
      .replace(/\d+/g, '#')
      .replace(/(?<= )\S.*\.\w{3}$/, '#')
      .slice(0, 40)
      .trim();
  };
  const isFirst = (tab: Element) => tab.parentElement?.querySelector('[role=tab]') === tab;
  const differences = [
    ...seen('dialog[open], [role=dialog]').map((element) => `dialog: ${nameOf(element)}`),
    ...seen('[aria-expanded=true]').map((element) => `open: ${nameOf(element)}`),
    ...seen('[role=tab][aria-selected=true]')
      .filter((tab) => !isFirst(tab))
      .map((tab) => `tab: ${nameOf(tab)}`),
    ...seen('[aria-invalid=true]').map((element) => `error at: ${nameOf(element)}`),
    ...seen('[role=status], output')
      .filter((element) => element.innerText.trim())
      .map((element) => `status: ${nameOf(element)}`),
    ...seen('[aria-busy=true]').map(() => 'busy'),
    ...seen('header[data-sticky]').map(() => 'sticky header'),
    ...document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .map(() => 'moving'),
  ];
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const screen = canonical ? new URL(canonical.href).pathname : location.pathname;
  return { route: location.pathname, screen, differences: [...new Set(differences)].sort() };
}
