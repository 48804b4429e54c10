import { conferenceBanner } from '../../../src/content/conference.ts';
import { paths } from '../../../src/content/paths.ts';
import { expect, keeps, test } from './walker.ts';

test.describe('Annual returns', () => {
  test.beforeEach(async ({ walker }) => {
    await walker.visit(paths.annualReturns);
    await walker.control('Annual Return 2024', 'main');
  });

  test('five files are listed, the newest first', keeps('2.60'), async ({ walker }) => {
    const years = await walker.ask(() =>
      [...document.querySelectorAll('main li')].map((item) => /\d{4}/.exec(item.textContent)![0]),
    );
    expect(years).toHaveLength(5);
    expect(years).toEqual(years.toSorted().toReversed());
  });

  test('a file is saved under its name', keeps('2.61', '7.12'), async ({ walker }) => {
    await walker.press('Annual Return 2024', 'main');
    let bytes: Buffer | undefined;
    await expect.poll(() => (bytes = walker.takeFile('Annual Return 2024.pdf'))).toBeDefined();
    expect(bytes!.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test.describe('Countdowns', () => {
  /** Clauses 2.70 and 2.68 are about time: they are waited for. */
  test('the not-found page leads home after five seconds', keeps('2.70', '8.7'), async ({ walker }) => {
    await walker.visit(paths.notFound);
    const started = Date.now();
    await expect.poll(() => walker.words('main')).toContain('in 3 seconds');
    await expect.poll(() => walker.path()).toBe(paths.home);
    expect(Date.now() - started).toBeGreaterThan(3000);
  });

  test('the not-found page stays when asked to', async ({ walker }) => {
    await walker.visit(paths.notFound);
    await walker.press('Stay on this page');
    await expect.poll(() => walker.words('main')).toContain('You stay on this page.');
    expect(await walker.focus()).toBe('Go to the home page');
  });

  test('the conference banner counts down and leaves for the agenda', keeps('2.68'), async ({ walker }) => {
    await walker.visit(paths.conferenceBanner);
    const read = async () => Number(/(\d+) ms/.exec(await walker.words('main'))?.[1]);
    const first = await read();
    await expect.poll(read).toBeLessThan(first - 1000);
    // No such host is reached from here, but the browser names what it cannot reach.
    await expect.poll(walker.address).toBe(conferenceBanner.agenda.href);
  });

  test('the conference banner stays when asked to', async ({ walker }) => {
    await walker.visit(paths.conferenceBanner);
    await walker.press('Stay on this page');
    await expect.poll(() => walker.words('main')).toContain('You stay on this page.');
    expect(await walker.focus()).toBe('Open the agenda now');
  });
});

test.describe('Scrolling', () => {
  const readSlide = (words: string) => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-slide-in]')];
    const marked = all.find(({ textContent }) => textContent.includes(words))!;
    const { opacity, transform } = getComputedStyle(marked);
    return { opacity: Number(opacity), moved: transform !== 'none' && !transform.endsWith('0, 0)') };
  };

  test(
    'what is marked waits below its place, and slides in when it comes into view',
    keeps('2.4'),
    async ({ walker }) => {
      await walker.visit(paths.company);
      expect(await walker.ask(readSlide, 'Frugality')).toMatchObject({ moved: true });
      await walker.ask(() => {
        const all = [...document.querySelectorAll<HTMLElement>('[data-slide-in]')];
        all
          .find(({ textContent }) => textContent.includes('Frugality'))!
          .scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await expect.poll(() => walker.ask(readSlide, 'Frugality')).toEqual({ opacity: 1, moved: false });
    },
  );

  /** How far the sticky header stands below the top of the window, in px; null while the header is not sticky. */
  const readStickyTop = () => document.querySelector('[data-sticky]')?.getBoundingClientRect().top ?? null;

  test(
    'the header comes with a scroll up and goes with a scroll down',
    keeps('2.17', '2.19'),
    async ({ walker }) => {
      await walker.visit(paths.privacyPolicy);
      await walker.scrollTo(900);
      await walker.scrollTo(800);
      await expect.poll(() => walker.ask(readStickyTop)).toBe(0);
      await walker.scrollTo(850);
      await expect.poll(() => walker.ask(readStickyTop)).toBeNull();
    },
  );
});

test.describe('History', () => {
  test('back and forward show the former screens with their titles', keeps('2.1'), async ({ walker }) => {
    await walker.visit(paths.company);
    const title = await walker.driver.getTitle();
    await walker.press('Privacy Policy', 'footer');
    await expect.poll(() => walker.heading()).toBe('Privacy Policy');
    await walker.driver.navigate().back();
    await expect.poll(() => walker.heading()).toBe('About Sangam');
    await expect.poll(() => walker.driver.getTitle()).toBe(title);
    await walker.driver.navigate().forward();
    await expect.poll(() => walker.heading()).toBe('Privacy Policy');
  });

  test('a page that is gone back to is shown from its top', keeps('2.3'), async ({ walker }) => {
    await walker.visit(paths.privacyPolicy);
    await walker.scrollTo(700);
    await walker.press('About Us', 'footer');
    await expect.poll(() => walker.heading()).toBe('About Sangam');
    expect(await walker.ask(() => scrollY)).toBe(0);
    await walker.scrollTo(700);
    await walker.driver.navigate().back();
    await expect.poll(() => walker.heading()).toBe('Privacy Policy');
    await expect.poll(() => walker.ask(() => scrollY)).toBe(0);
  });
});
