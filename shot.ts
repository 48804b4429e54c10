import { chromium } from '@playwright/test';
import { browserFlags, browserPath } from './scripts/browser.ts';
const b = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
for (const [n, w, h] of [
  ['d', 1280, 900],
  ['p', 360, 740],
] as const) {
  const p = await b.newPage({ viewport: { width: w, height: h } });
  for (const f of process.argv.slice(2)) {
    await p.goto(`file:///work/w12/reports/site/${f}`);
    await p.waitForLoadState();
    const o = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (o > 0) console.log(f, n, 'overflow', o);
    await p.screenshot({ path: `/tmp/s12-${n}-${f.replace(/[#./]/g, '_').slice(0, 40)}.png` });
  }
}
await b.close();
