import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from './expect.ts';
import { regionOf } from './screens/page.ts';
import type { SiteWorld } from './world.ts';

type W = SiteWorld;

const codeOf = (screen: string) => new RegExp(`/assets/${screen}-[^/]*\\.js$`);

Given('the code of the {word} screen is lost', async function (this: W, screen: string) {
  await this.lose(codeOf(screen));
});

Given(
  'the code of the {word} screen is lost until the page has been loaded {int} times',
  async function (this: W, screen: string, times: number) {
    await this.lose(codeOf(screen), () => this.journal.loads >= times);
  },
);

Given('a listener that notes preload errors', async function (this: W) {
  await this.page.addInitScript(notePreloadErrors, false);
});

Given('a listener that handles preload errors', async function (this: W) {
  await this.page.addInitScript(notePreloadErrors, true);
});

Given('a browser that has no {string}', async function (this: W, name: string) {
  await this.page.addInitScript((global) => void Reflect.deleteProperty(window, global), name);
});

Given('a browser that keeps nothing for the site', async function (this: W) {
  await this.page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
});

When('they press {string} and the page is loaded again', async function (this: W, name: string) {
  const { loads } = this.journal;
  await this.press(this.page.getByRole('button', { name, exact: true }));
  await expect.poll(() => this.journal.loads).toBe(loads + 1);
  await this.untilReady();
});

Then('they see no trace of the program', async function (this: W) {
  const words = await regionOf(this.page, 'page').innerText();
  expect(words).toContain('Unexpected Application Error!');
  expect(words).not.toMatch(/TypeError|ReferenceError|\.js\b|\bat \S+ \(|:\d+:\d+/);
});

/** Runs in the page: says in its console that the event came, and handles it where it is told to. */
function notePreloadErrors(handle: boolean): void {
  addEventListener('vite:preloadError', (event) => {
    console.info(`Preload error: ${(event as Event & { payload: Error }).payload.name}`);
    if (handle) event.preventDefault();
  });
}
