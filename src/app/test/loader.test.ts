import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const LIMIT = 15_000;
const LOST = 'data:text/javascript,throw new Error("Entry lost")';
const LATE = 'data:text/javascript,await new Promise(() => undefined)';

type Options = { entry?: string; note?: string; storage?: 'blocked' | 'full'; offline?: boolean };

/** Opens a page at /company; `given` is the medium that its rules for browsers without scripts have got. */
async function openPage({ entry = LATE, note, storage, offline = false }: Options = {}) {
  const notes = new Map(note ? [['reloaded', note]] : []);
  const said: string[] = [];
  const page = Object.assign(new EventTarget(), { notes, said, reloads: 0, now: 10_000, given: '' });
  const document = new EventTarget();
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  const media = {
    mediaText: '(scripting: none)',
    appendMedium: (medium: string) => void (page.given = medium),
    deleteMedium: () => void (page.given = ''),
  };
  const foreign = Object.defineProperty({ href: 'https://extension.example/' }, 'cssRules', { get: refuse });
  const stored = {
    getItem: (name: string) => notes.get(name) ?? null,
    setItem: (name: string, value: string) => (storage ? refuse() : notes.set(name, value)),
    removeItem: (name: string) => notes.delete(name),
  };
  const globals = {
    ENTRY: entry,
    FILES: [],
    LIMIT,
    document: Object.assign(document, { styleSheets: [foreign, { cssRules: [{}, { media }] }] }),
    window: {},
    console: { error: ({ message }: Error) => said.push(message) },
    location: { pathname: '/company', reload: () => void (page.reloads += 1) },
    navigator: { onLine: !offline },
    performance: { now: () => page.now },
    PerformanceObserver: class {},
    MouseEvent: class extends Event {},
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: storage === 'blocked' ? refuse : () => stored,
  });
  vi.resetModules();
  // @ts-expect-error -- no module, but the inline script of each page
  await import('../../loader.js');
  page.dispatchEvent(new Event('keydown'));
  if (entry === LOST) await vi.waitUntil(() => said.length > 0);
  const hydrate = (whole = true) => document.dispatchEvent(new CustomEvent('hydrated', { detail: whole }));
  return {
    page,
    hydrate,
    loseScreen: () => page.dispatchEvent(new Event('lost', { cancelable: true })),
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each<[string, Options, reloads: number, note: string | undefined]>([
  ['in a new tab', {}, 1, '/company'],
  ['after a reload of another page', { note: '/' }, 1, '/company'],
  ['after a reload of this page', { note: '/company' }, 0, '/company'],
  ['where storage is blocked', { storage: 'blocked' }, 0, undefined],
  ['where storage is full', { storage: 'full' }, 0, undefined],
  ['without a connection', { offline: true }, 0, undefined],
])(
  'a lost entry %s reloads the page once or shows it as without scripts',
  async (_, options, reloads, note) => {
    const { page } = await openPage({ ...options, entry: LOST });
    expect(page).toMatchObject({ reloads, given: reloads ? '' : 'all' });
    expect(page.notes.get('reloaded')).toBe(note);
    expect(page.said).toEqual(['Entry lost']);
  },
);

it('an entry that does not start the page in time is given up, and what comes later still counts', async () => {
  const { page, hydrate } = await openPage({ note: '/company' });
  await vi.advanceTimersByTimeAsync(LIMIT - 1);
  expect(page.given).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(page.given).toBe('all');
  hydrate();
  expect(page.given).toBe('');
});

it('a page that has started is not reloaded when its time is over', async () => {
  const { page, hydrate } = await openPage();
  hydrate();
  await vi.advanceTimersByTimeAsync(LIMIT);
  expect(page).toMatchObject({ reloads: 0, given: '' });
});

it.each([
  ['a screen forgets', true, undefined],
  ['an error page remembers', false, '/company'],
])('%s the reload', async (_, whole, note) => {
  const { page, hydrate } = await openPage({ note: '/company' });
  hydrate(whole);
  expect(page.notes.get('reloaded')).toBe(note);
});

it('a lost screen is reloaded once for each deployment', async () => {
  const { page, loseScreen, hydrate } = await openPage();
  expect([loseScreen(), loseScreen(), page.reloads]).toEqual([false, true, 1]);
  hydrate();
  expect([loseScreen(), page.reloads]).toEqual([false, 2]);
});

it('what is cut off as the visitor leaves is loaded when they come back', async () => {
  const { page, loseScreen } = await openPage();
  page.dispatchEvent(new Event('beforeunload'));
  page.now += 999;
  expect([loseScreen(), page.reloads]).toEqual([false, 0]);
  page.dispatchEvent(new Event('pageshow'));
  expect(page.reloads).toBe(1);
});

it('a press before hydration is repeated once, not again on the next screen', async () => {
  const { page, hydrate } = await openPage();
  const button = new EventTarget();
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  const press = Object.assign(new Event('click'), { detail: 1 });
  Object.defineProperty(press, 'target', { value: { closest: () => button } });
  page.dispatchEvent(press);
  hydrate();
  hydrate();
  expect(pressed).toHaveBeenCalledOnce();
});
