import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Conditions } from '../browsers/browser-window.ts';
import { launchChromium } from '../browsers/launch-chromium.ts';
import { Visitor } from '../visitor.ts';

const PAGE_HTML = `<!doctype html><html data-hydrated><link rel="icon" href="data:,"><title>Site</title>
<body style="height: 3000px"><input><a href="/" style="display: block; height: 400px">Link</a></body></html>`;
const DESKTOP_CONDITIONS = { phone: false, motion: false, script: true };

let server: Server;
let browser: Browser;
let requestedPaths: string[];
beforeAll(async () => {
  server = createServer((request, response) => {
    requestedPaths.push(request.url!);
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self' data:",
    });
    response.end(PAGE_HTML);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  process.env.SITE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchChromium();
});
beforeEach(() => {
  requestedPaths = [];
});
afterAll(async () => {
  await browser.close();
  server.close();
});

async function startVisit(conditions: Partial<Conditions> = {}): Promise<Visitor> {
  const one = new Visitor();
  await one.open(browser, { ...DESKTOP_CONDITIONS, ...conditions });
  await one.visit('/');
  return one;
}

/** Reads everything in a window that could come from an earlier visitor. */
async function readVisitorTraces({ page, network, journal }: Visitor) {
  const inPage = await page.evaluate(async () => ({
    cookie: document.cookie,
    stores: [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...(await caches.keys())],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    title: document.title,
    html: document.body.innerHTML,
    name: window.name,
    pages: history.length,
    focus: document.activeElement?.tagName,
    pointed: document.querySelector(':hover')?.tagName,
    scrolled: scrollY,
    size: [innerWidth, innerHeight],
    media: ['print', '(prefers-color-scheme: dark)', '(forced-colors)', '(prefers-reduced-motion)'].map(
      (query) => matchMedia(query).matches,
    ),
    online: navigator.onLine,
    own: 'left' in window,
    time: Math.round(Date.now() / 60_000),
    files: await fetch('/file.js').then((answer) => answer.status),
  }));
  return {
    ...inPage,
    tabs: page.context().pages().length,
    calls: network.calls.length,
    lines: journal.lines.length,
  };
}

const WAYS_TO_LEAVE_TRACES: Record<string, (left: Visitor) => Promise<unknown>> = {
  'a cookie': ({ page }) => page.evaluate(() => (document.cookie = 'left=1')),
  'an entry in localStorage': ({ page }) => page.evaluate(() => localStorage.setItem('left', '1')),
  'an entry in sessionStorage': ({ page }) => page.evaluate(() => sessionStorage.setItem('left', '1')),
  'an entry that is stored on pagehide': ({ page }) =>
    page.evaluate(() => addEventListener('pagehide', () => localStorage.setItem('left', '1'))),
  'a database': ({ page }) => page.evaluate(() => void indexedDB.open('left')),
  'a cache': ({ page }) => page.evaluate(async () => void (await caches.open('left'))),
  'a window name': ({ page }) => page.evaluate(() => (window.name = 'left')),
  'a route': ({ page }) => page.context().route('**/file.js', (route) => route.abort()),
  'a route of the page': ({ page }) => page.route('**/file.js', (route) => route.abort()),
  'an unavailable file': ({ makeUnavailable }) => makeUnavailable(/file\.js/),
  'an init script': ({ page }) => page.addInitScript(() => Object.assign(window, { left: 1 })),
  'a timer': ({ page }) => page.evaluate(() => void setInterval(() => (document.title = 'Left'), 1)),
  'a call that never ends': async ({ page, network }) => {
    network.addFault('sendEmail', { kind: 'slow', ms: 60_000 });
    await page.evaluate(
      () => void fetch('https://api.brevo.com/v3/smtp/email', { method: 'POST' }).catch(() => 0),
    );
  },
  'a tab': async ({ page }) => void (await page.context().newPage()),
  'another page': ({ visit }) => visit('/other'),
  'another site': async (left) => {
    await left.allow('https://elsewhere.example/');
    await left.page.goto('https://elsewhere.example/');
  },
  'a changed document': ({ page }) => page.evaluate(() => document.body.append('Left')),
  'a pointer': ({ page }) => page.mouse.move(50, 200),
  'a focus': ({ page }) => page.locator('input').focus(),
  'a scrolled page': ({ page }) => page.evaluate(() => scrollTo(0, 900)),
  'a narrow window': ({ page }) => page.setViewportSize({ width: 360, height: 640 }),
  'a low window': ({ page }) => page.setViewportSize({ width: 1280, height: 360 }),
  'print emulation': ({ page }) => page.emulateMedia({ media: 'print' }),
  'other preferences': ({ page }) =>
    page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active', reducedMotion: 'no-preference' }),
  'a lost connection': ({ page }) => page.context().setOffline(true),
  'a stopped clock': async ({ clock }) => {
    await clock.stop();
    await clock.pass(3_600_000);
  },
  'a line in the console': ({ page }) => page.evaluate(() => console.error('Left')),
};

describe('a visitor notices nothing of an earlier one', () => {
  it.each(Object.entries(WAYS_TO_LEAVE_TRACES))('who left %s', async (_what, leave) => {
    const first = await startVisit({ isNew: true });
    const expected = await readVisitorTraces(first);
    await first.close();
    const former = await startVisit();
    await leave(former);
    await former.close();
    const next = await startVisit();
    const actual = await readVisitorTraces(next);
    await next.close();
    expect(actual).toEqual(expected);
  });
});

const downloadFile = ({ page }: Visitor) => {
  const save = () =>
    Object.assign(document.createElement('a'), { href: 'data:,left', download: 'left.txt' }).click();
  return Promise.all([page.waitForEvent('download'), page.evaluate(save)]);
};

it.each<[string, isReused: boolean, conditions: Partial<Conditions>, leave?: typeof downloadFile]>([
  ['its visitor left nothing in it', true, {}],
  ['its visitor saved a file', false, {}, downloadFile],
  ['its visitor asked for a new one', false, { isNew: true }],
])('if %s, a window is reused: %s', async (_, isReused, conditions, leave) => {
  const former = await startVisit(conditions);
  const { page } = former;
  await leave?.(former);
  await former.close();
  const next = await startVisit();
  expect(next.page === page).toBe(isReused);
  await next.close();
});

it('a reused window has a running clock', async () => {
  const former = await startVisit();
  const { page } = former;
  await former.clock.stop();
  await former.close();
  const next = await startVisit();
  expect(next.page).toBe(page);
  const now = () => page.evaluate(() => Date.now());
  const before = await now();
  await expect.poll(now).toBeGreaterThan(before);
  await next.close();
});
