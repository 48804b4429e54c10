import type { Page } from '@playwright/test';

const dispatchPageShow = (page: Page, isRestored: boolean) =>
  page.evaluate(
    (persisted) => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted })),
    isRestored,
  );

const dispatchWindowEvent = (page: Page, type: string) =>
  page.evaluate((name) => void dispatchEvent(new Event(name)), type);

const setTabHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    const all = { hidden, visibilityState: hidden ? 'hidden' : 'visible' };
    for (const [name, value] of Object.entries(all))
      Object.defineProperty(document, name, { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Functions that cause an event on the open page, by the words that features use for the event. */
export const pageEvents: Record<string, (page: Page) => Promise<unknown>> = {
  'a robot fills in the field for robots': (page) =>
    page.evaluate(() => {
      document.querySelector<HTMLInputElement>('form input[hidden]')!.value = 'https://robot.example';
    }),
  // Chromium's autofill uses the native setter of `value` and dispatches one `input` event.
  'the browser fills in a number of Singapore': (page) =>
    page.evaluate(() => {
      const input = document.querySelector('[type=tel]')!;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '+6590000000');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }),
  'a finger passes over Products': (page) =>
    page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('header button')];
      const products = buttons.find((one) => one.innerText.includes('Products'))!;
      products.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true }));
    }),
  'the anchor "late" appears at the end of the content': (page) =>
    page.evaluate(() => {
      const late = Object.assign(document.createElement('p'), { id: 'late', textContent: 'Late' });
      document.querySelector('main')!.append(late);
    }),
  'the browser shows the page as it was left': (page) => dispatchPageShow(page, true),
  'the browser shows the page loaded anew': (page) => dispatchPageShow(page, false),
  'the tab goes to the background': (page) => setTabHidden(page, true),
  'the tab comes to the front': (page) => setTabHidden(page, false),
  'the visitor asks for less motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'printing begins': (page) => dispatchWindowEvent(page, 'beforeprint'),
  'printing ends': (page) => dispatchWindowEvent(page, 'afterprint'),
  'the connection is back': (page) => page.context().setOffline(false),
  'the visitor begins to leave the page': (page) => dispatchWindowEvent(page, 'beforeunload'),
};

/** An attempt of an intruder's script, and the directive of the page's policy that refuses it. */
type IntrusionAttempt = { run: () => unknown; refusedBy: string };

/** The intruder's attempts, by the words that features use (10.2). */
export const intrusionAttempts: Record<string, IntrusionAttempt> = {
  'run a text as a script': {
    run: () =>
      document.head.append(Object.assign(document.createElement('script'), { text: 'window.ran = true' })),
    refusedBy: 'require-trusted-types-for',
  },
  'turn a text into markup': {
    run: () => Object.assign(document.body, { innerHTML: '<p>Other words</p>' }),
    refusedBy: 'require-trusted-types-for',
  },
  'run another file of the CDN': {
    run: () =>
      Object.assign(document.createElement('script'), {
        src: 'https://cdn.jsdelivr.net/npm/intl-tel-input@29.5.1/dist/js/../../../other@1.0.0/index.js',
      }),
    refusedBy: 'require-trusted-types-for',
  },
  'import another file of the CDN': {
    run: () => {
      const address = 'https://cdn.jsdelivr.net/npm/other@1.0.0/index.js';
      return import(address);
    },
    refusedBy: 'script-src-elem',
  },
  'fetch from elsewhere': {
    run: () => fetch('https://elsewhere.example/'),
    refusedBy: 'connect-src',
  },
  'load a picture from elsewhere': {
    run: () => Object.assign(new Image(), { src: 'https://elsewhere.example/picture.png' }),
    refusedBy: 'img-src',
  },
  'send a form elsewhere': {
    run: () => {
      const form = Object.assign(document.createElement('form'), { action: 'https://elsewhere.example/' });
      document.body.append(form);
      form.requestSubmit();
    },
    refusedBy: 'form-action',
  },
};
