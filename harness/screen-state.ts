/** A state of a screen, described in the same words however it was reached. */
export type ScreenState = {
  /** The path in the browser's address bar. */
  route: string;
  /** The path of the visible screen, from its canonical link: after a click the address changes before the screen. */
  screen: string;
  /** Differences from the screen as it opens, such as `open: Products` or `error at: Message`; sorted. */
  differences: string[];
};

/** The entry of `differences` while a finite animation runs. */
export const MOVING_DIFFERENCE = 'moving';

/**
 * Reads the state from roles, attributes and running animations. Runs in the page, where nothing else of this module
 * exists.
 */
export function readScreenState(): ScreenState {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const nameOf = (element: HTMLElement) => {
    const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.innerText;
    // Replace file names and numbers (as in countdowns) by #: a different file or number is the same state.
    const words = (label ?? element.innerText).trim().split('\n')[0]!;
    return words
      .replace(/[*\s]+/g, ' ')
      .replace(/\d+/g, '#')
      .replace(/(?<= )\S.*\.\w{3}$/, '#')
      .slice(0, 30)
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
