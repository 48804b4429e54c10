import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { expect, it } from 'vitest';
import { launchChromium } from '../browsers/launch-chromium.ts';
import { takeScreenSnapshot } from '../locators/screen.ts';
import { Visitor } from '../visitor.ts';

async function openVisitor(browser: Browser): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.open(browser, { phone: true, motion: false, script: true });
  return visitor;
}

it('a touch leaves no fading highlight in pictures', async () => {
  process.env.SITE_URL = 'http://127.0.0.1:9';
  const browser = await launchChromium();
  const visitor = await openVisitor(browser);
  await visitor.page.goto('data:text/html,<div style="height:80px;cursor:pointer">Touched</div>');
  await visitor.page.evaluate(() => new Promise(requestAnimationFrame));
  await visitor.page.touchscreen.tap(100, 40);
  const pictures = new Set<string>();
  for (let taken = 0; taken < 15; taken += 1) pictures.add((await takeScreenSnapshot(visitor.page)).picture);
  await browser.close();
  expect(pictures.size).toBe(1);
});

it('a call during a route change is assigned to no screen', async () => {
  const html = '<link rel="canonical" href="https://www.sangam.example/company">';
  const site = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(html),
  );
  await once(site.listen(0, '127.0.0.1'), 'listening');
  process.env.SITE_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const browser = await launchChromium();
  const { page, network, origin } = await openVisitor(browser);
  await page.goto(`${origin}/company`);
  const call = () => page.evaluate(() => fetch('/call').then(() => undefined));
  await call();
  await page.evaluate(() => history.pushState({}, '', '/privacy-policy'));
  await call();
  await page.evaluate(() => Object.assign(document.querySelector('link')!, { href: location.href }));
  await call();
  const located = [];
  for (const _ of [1, 2, 3, 4]) located.push(await network.locatePage!(`${origin}/call`));
  await browser.close();
  site.close();
  expect(located).toEqual(['/company', '', '/privacy-policy', '']);
});
