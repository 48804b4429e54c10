import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../browsers/launch-chromium.ts';
import { Clock } from '../clock.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

it('only pass advances a stopped clock, firing every timer and ending the sleeps that are due', async () => {
  const context = await browser.newContext();
  const clock = new Clock(context);
  await clock.install();
  await clock.stop();
  const page = await context.newPage();
  await page.setContent('<script>window.ticks = 0; setInterval(() => { ticks += 1 }, 100)</script>');
  const ticks = () => page.evaluate('ticks');
  let awake = false;
  void clock.sleep(5400).then(() => {
    awake = true;
  });
  await clock.pass(99);
  expect(await ticks()).toBe(0);
  await clock.pass(1);
  expect(await ticks()).toBe(1);
  await clock.pass(5299);
  expect([await ticks(), awake]).toEqual([53, false]);
  await clock.pass(1);
  expect([await ticks(), awake]).toEqual([54, true]);
  const times = () => page.evaluate('[Date.now(), performance.now()]') as Promise<[number, number]>;
  const [date, sinceStart] = await times();
  await clock.setBack(60_000);
  expect(await times()).toEqual([date - 60_000, sinceStart]);
  expect(await ticks()).toBe(54);
  await context.close();
});
