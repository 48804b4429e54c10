import type { Page } from '@playwright/test';

type UnaskedLog = { actions: string[] };

/**
 * The number of times that a page may move the focus, scroll, or add to the history after one gesture of its visitor.
 * The counts of `focus` and `scroll` begin again whenever a script changes the address.
 */
export const ALLOWED_ACTIONS_PER_GESTURE = { focus: 2, scroll: 3, entry: 1 };

/**
 * Records unasked actions: the page moves the focus or scrolls without a gesture or a change of the screen, adds to the
 * history, opens windows or dialogs, or gives one screen a second title. Runs in the page before its own scripts. The
 * harness scrolls by `document.documentElement.scrollTo`, which is not counted.
 */
export function watchUnaskedActions(max: typeof ALLOWED_ACTIONS_PER_GESTURE): void {
  const watched: UnaskedLog = { actions: [] };
  Object.assign(window, { unasked: watched });
  const left = { ...max };
  const renew = () => void Object.assign(left, max);
  for (const gesture of ['pointerdown', 'keydown', 'submit', 'popstate'])
    addEventListener(gesture, renew, { capture: true, passive: true });
  const spend = (kind: keyof typeof left, words: string) => {
    left[kind] -= 1;
    if (left[kind] < 0) watched.actions.push(words);
  };
  /** Wraps methods: `note` is called before each, with the object and the arguments. */
  const around = (owner: object, names: string[], note: (self: never, args: never) => void) => {
    for (const name of names) {
      const own = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
      const value = function (this: never, ...args: never[]) {
        note(this, args as never);
        return own.apply(this, args);
      };
      Object.defineProperty(owner, name, { configurable: true, writable: true, value });
    }
  };
  around(HTMLElement.prototype, ['focus'], (element: HTMLElement) =>
    spend('focus', `moved the focus to <${element.localName}> ${element.ariaLabel ?? element.id}`),
  );
  around(Element.prototype, ['scrollIntoView'], () => spend('scroll', 'scrolled to an element'));
  around(window, ['scrollTo', 'scrollBy', 'scroll'], () => spend('scroll', 'scrolled'));
  around(window, ['alert', 'confirm', 'prompt', 'print', 'open'], () =>
    watched.actions.push('opened a window or a dialog'),
  );
  around(history, ['pushState'], (_self, [, , address = '']: string[]) => {
    spend('entry', `added to the history: ${address}`);
    if (new URL(address, location.href).href === location.href)
      watched.actions.push(`added to the history where it was: ${address}`);
    Object.assign(left, { focus: max.focus, scroll: max.scroll });
  });
  around(history, ['replaceState'], () => Object.assign(left, { focus: max.focus, scroll: max.scroll }));

  const titles = new Map<string, string>();
  let last = '';
  new MutationObserver(() => {
    const { title } = document;
    if (!title || title === last) return;
    last = title;
    // Identify the page by its canonical link, which changes with the title. The address changes earlier.
    const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
    const former = titles.get(page);
    if (former && former !== title) watched.actions.push(`called ${page} "${former}", then "${title}"`);
    titles.set(page, title);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Returns the page's unasked actions since the last call, in words. */
export const drainUnaskedActions = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { unasked?: UnaskedLog }).unasked?.actions.splice(0) ?? []);
