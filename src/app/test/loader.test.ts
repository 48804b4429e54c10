import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const START_LIMIT_MS = 15_000;
const FAILING_ENTRY = 'data:text/javascript,throw new Error("Entry failed")';
const PENDING_ENTRY = 'data:text/javascript,await new Promise(() => undefined)';

type PageOptions = { entry?: string; reloadedPath?: string; storage?: 'blocked' | 'full'; offline?: boolean };

/** Opens a page at /company. */
async function openPage({ entry = PENDING_ENTRY, reloadedPath, storage, offline = false }: PageOptions = {}) {
  const said: string[] = [];
  const page = Object.assign(new EventTarget(), { said, reloads: 0, now: 10_000, className: '' });
  const document = new EventTarget();
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  const stored: { reloaded?: string } = reloadedPath ? { reloaded: reloadedPath } : {};
  const full = new Proxy(stored, { set: refuse });
  const globals = {
    ENTRY: entry,
    FILES: [entry],
    LIMIT: START_LIMIT_MS,
    document: Object.assign(document, { body: page, head: { append() {} }, createElement: () => ({}) }),
    window: globalThis,
    reloadOnce: undefined,
    onpageshow: undefined,
    onbeforeunload: undefined,
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
    get: storage === 'blocked' ? refuse : () => (storage ? full : stored),
  });
  vi.resetModules();
  // @ts-expect-error -- not a module but the inline script of each page
  await import('../../loader.js');
  page.dispatchEvent(new Event('keydown'));
  if (entry === FAILING_ENTRY) await vi.waitUntil(() => said.length > 0);
  return {
    page,
    stored,
    hydrate: () => document.dispatchEvent(new Event('hydrated')),
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each<[string, PageOptions, reloads: number, reloadedPath: string | undefined]>([
  ['in a new tab', {}, 1, '/company'],
  ['after a reload of another page', { reloadedPath: '/' }, 1, '/company'],
  ['after a reload of this page', { reloadedPath: '/company' }, 0, '/company'],
  ['with blocked storage', { storage: 'blocked' }, 0, undefined],
  ['with full storage', { storage: 'full' }, 0, undefined],
  ['without a connection', { offline: true }, 0, undefined],
])(
  'a failed entry %s reloads the page once or shows it as without scripts',
  async (_, options, reloads, reloadedPath) => {
    const { page, stored } = await openPage({ ...options, entry: FAILING_ENTRY });
    expect(page).toMatchObject({ reloads, className: reloads ? '' : 'no-script' });
    expect(stored.reloaded).toBe(reloadedPath);
    expect(page.said).toEqual(['Entry failed']);
  },
);

it('a page that does not start in time is shown as without scripts, until it starts after all', async () => {
  const { page, hydrate } = await openPage({ reloadedPath: '/company' });
  await vi.advanceTimersByTimeAsync(START_LIMIT_MS - 1);
  expect(page.className).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(page.className).toBe('no-script');
  hydrate();
  expect(page.className).toBe('');
});

it('a page that has started is not reloaded after the time limit', async () => {
  const { page, hydrate } = await openPage();
  hydrate();
  await vi.advanceTimersByTimeAsync(START_LIMIT_MS);
  expect(page).toMatchObject({ reloads: 0, className: '' });
});

it('a page whose screen fails to load is reloaded once', async () => {
  const { page } = await openPage();
  expect([window.reloadOnce!(), window.reloadOnce!(), page.reloads]).toEqual([true, false, 1]);
});

it('after a request is aborted by leaving, the page is reloaded when the visitor returns', async () => {
  const { page } = await openPage();
  window.onbeforeunload!(new Event('beforeunload') as BeforeUnloadEvent);
  page.now += 999;
  expect([window.reloadOnce!(), page.reloads]).toEqual([true, 0]);
  window.onpageshow!(new Event('pageshow') as PageTransitionEvent);
  expect(page.reloads).toBe(1);
});

it('a click before hydration is repeated once, not again on the next screen', async () => {
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
