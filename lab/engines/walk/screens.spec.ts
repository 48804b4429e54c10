import { Key } from 'selenium-webdriver';
import { getOrigin } from '../../../gates/gate-test.ts';
import { conferenceBanner } from '../../../src/content/conference.ts';
import { pages } from '../../../src/content/pages.ts';
import { paths } from '../../../src/content/paths.ts';
import { expect, proves, test, windowWidths } from './walker.ts';

for (const [screen, { path, title }] of Object.entries(pages))
  for (const [name, width] of Object.entries(windowWidths))
    test(
      `${screen}, ${name}: it shows the heading of its HTML and its title, and fits the window`,
      proves('2.1'),
      async ({ walker }) => {
        await walker.visit(path, width);
        const html = await (await fetch(getOrigin() + path)).text();
        expect(await walker.heading()).toBe(readHeading(html));
        expect(await walker.driver.getTitle()).toBe(title);
        const readWidth = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect(await walker.evaluate(readWidth), 'wider than the window').toBeLessThanOrEqual(0);
      },
    );

/** The text of the first heading in an HTML document. */
const readHeading = (html: string): string =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)![1]!
    .replace(/<!--.*?-->|<[^>]+>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

test('back and forward show the former screens from their tops', proves('2.1', '2.3'), async ({ walker }) => {
  const readTop = () => walker.evaluate(() => scrollY);
  await walker.visit(paths.company);
  const title = await walker.driver.getTitle();
  await walker.scrollTo(700);
  await walker.press('Privacy Policy', 'footer');
  await expect.poll(() => walker.heading()).toBe('Privacy Policy');
  expect(await readTop()).toBe(0);
  await walker.scrollTo(700);
  await walker.driver.navigate().back();
  await expect.poll(() => walker.heading()).toBe('About Sangam');
  await expect.poll(() => walker.driver.getTitle()).toBe(title);
  await expect.poll(readTop).toBe(0);
  await walker.driver.navigate().forward();
  await expect.poll(() => walker.heading()).toBe('Privacy Policy');
});

/** JavaScript for the page: finds the element that slides in and contains the word "Frugality". */
const SLIDE_JS = `[...document.querySelectorAll('[data-slide-in]')].find((one) => one.textContent.includes('Frugality'))`;

test('a marked element slides in when it is scrolled into view', proves('2.4'), async ({ walker }) => {
  const readSlideStyle = () =>
    walker.driver.executeScript(
      `const { opacity, transform } = getComputedStyle(${SLIDE_JS}); return [opacity, new DOMMatrix(transform).f]`,
    );
  await walker.visit(paths.company);
  expect(await readSlideStyle()).not.toEqual(['1', 0]);
  await walker.driver.executeScript(`${SLIDE_JS}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await expect.poll(readSlideStyle).toEqual(['1', 0]);
});

test(
  'the header sticks on a scroll up, and no longer on one down',
  proves('2.17', '2.19'),
  async ({ walker }) => {
    /** The distance of the sticky header from the top of the window, in px; null while the header is not sticky. */
    const readHeaderTop = () =>
      walker.evaluate(() => document.querySelector('[data-sticky]')?.getBoundingClientRect().top ?? null);
    await walker.visit(paths.privacyPolicy);
    await walker.scrollTo(900);
    await walker.scrollTo(800);
    await expect.poll(readHeaderTop).toBe(0);
    await walker.scrollTo(850);
    await expect.poll(readHeaderTop).toBeNull();
  },
);

test('a tab shows its panel, also by an arrow key', proves('2.30'), async ({ walker }) => {
  await walker.visit(paths.home);
  await walker.press('Data connect', 'main');
  await expect.poll(() => walker.attribute('Data connect', 'aria-selected')).toBe('true');
  await walker.control('View Finsense', '[role=tabpanel]');
  await walker.pressKeys(Key.ARROW_RIGHT);
  await expect.poll(() => walker.focusedText()).toBe('Lending');
  await walker.pressKeys(Key.TAB);
  await expect.poll(() => walker.focusedText()).toBe('View RiskGauge');
});

test('annual returns are listed, and one is saved', proves('2.60', '2.61', '7.12'), async ({ walker }) => {
  await walker.visit(paths.annualReturns);
  await walker.press('Annual Return 2024', 'main');
  let bytes: Buffer | undefined;
  await expect.poll(() => (bytes = walker.takeFile('Annual Return 2024.pdf'))).toBeDefined();
  expect(bytes!.subarray(0, 5).toString()).toBe('%PDF-');
  const years = await walker.evaluate(() =>
    [...document.querySelectorAll('main li')].map((item) => /\d{4}/.exec(item.textContent)![0]),
  );
  expect(years).toHaveLength(5);
  expect(years).toEqual(years.toSorted().toReversed());
});

test(
  'the not-found page opens the home page after five seconds',
  proves('2.70', '8.7'),
  async ({ walker }) => {
    await walker.visit(paths.notFound);
    const started = Date.now();
    await expect.poll(() => walker.visibleText('main')).toContain('in 3 seconds');
    await expect.poll(() => walker.path()).toBe(paths.home);
    expect(Date.now() - started).toBeGreaterThan(3000);
  },
);

test(
  'the conference banner stays after a press of “Stay on this page”',
  proves('2.68'),
  async ({ walker }) => {
    await walker.visit(paths.conferenceBanner);
    await walker.press('Stay on this page');
    await expect.poll(() => walker.visibleText('main')).toContain('The countdown has stopped.');
    expect(await walker.focusedText()).toBe('Open the agenda now');
  },
);

test('the conference banner counts down and opens the agenda', proves('2.68'), async ({ walker }) => {
  await walker.visit(paths.conferenceBanner);
  const readMillisecondsLeft = async () => Number(/(\d+) ms/.exec(await walker.visibleText('main'))?.[1]);
  const first = await readMillisecondsLeft();
  await expect.poll(readMillisecondsLeft).toBeLessThan(first - 1000);
  // The agenda's host is unreachable from the tests, but the browser still reports its address.
  await expect.poll(walker.address).toBe(conferenceBanner.agenda.href);
});
