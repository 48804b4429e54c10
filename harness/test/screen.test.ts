import { expect, it } from 'vitest';
import { startBrowser } from '../browsers/start-browser.ts';
import { readScreen } from '../locators/screen.ts';
import { Visitor } from '../visitor.ts';

it('shows no fading highlight after a touch', async () => {
  process.env.SITE_URL = 'http://127.0.0.1:9';
  const browser = await startBrowser();
  const visitor = new Visitor();
  await visitor.open(browser, { phone: true, motion: false, script: true });
  await visitor.page.goto('data:text/html,<div style="height:80px;cursor:pointer">Touched</div>');
  await visitor.page.evaluate(() => new Promise(requestAnimationFrame));
  await visitor.page.touchscreen.tap(100, 40);
  const pictures = new Set<string>();
  for (let taken = 0; taken < 15; taken += 1) pictures.add((await readScreen(visitor.page)).picture);
  await browser.close();
  expect(pictures.size).toBe(1);
});
