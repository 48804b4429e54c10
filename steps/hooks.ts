import {
  After,
  AfterAll,
  AfterStep,
  Before,
  BeforeAll,
  setDefaultTimeout,
  setWorldConstructor,
} from '@cucumber/cucumber';
import type { Browser } from '@playwright/test';
import { bareScenario } from '../harness/browsers/bare.ts';
import { startBrowser } from '../harness/browsers/browser.ts';
import { leaveJournal, leaveLook, leaveSurroundings } from '../harness/evidence/evidence.ts';
import { noteState } from '../harness/evidence/trail.ts';
import { keptBySite } from '../harness/locators/visits.ts';
import { patience } from '../harness/patience.ts';
import { World } from './world.ts';

setWorldConstructor(World);
setDefaultTimeout(6 * patience);

/** After so many scenarios a worker does a bare one, under the same load: it tells what the others cost. */
const BETWEEN = 40;

let browser: Browser | undefined;
let scenarios = 0;

BeforeAll(async () => {
  if (!process.env.SITE_URL) throw new Error('SITE_URL is not set: run the features with "npm run spec".');
  browser ??= await startBrowser();
});

AfterAll(async () => {
  // The watcher runs the features again and again in one process.
  if (!process.env.KEEP_BROWSER) await browser?.close();
});

Before('not @sdk', async function (this: World, { pickle }) {
  const tags = new Set(pickle.tags.map(({ name }) => name));
  leaveSurroundings(this, browser!, tags.has('@phone') ? 'phone' : 'desktop');
  await this.open(browser!, {
    phone: tags.has('@phone'),
    motion: tags.has('@motion'),
    script: !tags.has('@no-script'),
  });
});

// By then what the visitor did has come to rest.
AfterStep('not @sdk', async function (this: World, { pickleStep }) {
  if (pickleStep.type === 'Outcome') await noteState(this);
});

After('not @sdk', async function (this: World, { pickle }) {
  const end = await noteState(this);
  const unnamed = this.journal.unnamed(this.network.calls, await keptBySite(this));
  leaveJournal(this);
  await leaveLook(this, pickle, end);
  await this.close();
  scenarios += 1;
  if (scenarios % BETWEEN === 0) {
    const ms = await bareScenario(browser!, `${this.origin}/robots.txt`);
    this.attach(JSON.stringify({ ms }), { mediaType: 'application/json', fileName: 'bare' });
  }
  if (unnamed.length) throw new Error(unnamed.join('\n'));
});
