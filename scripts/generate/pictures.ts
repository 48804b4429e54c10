import { existsSync, mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { startSiteUnderTest } from '../../build/site-under-test.ts';
import claimTemporaryFolder from '../../harness/commands/claim-temporary-folder.ts';
import { browserFlags, findOrInstallChromium } from '../../harness/browsers/launch-chromium.ts';
import { browserEnv } from '../../harness/browsers/browser-env.ts';

const REPORT = 'reports/site/index.html';
const FOLDER = 'docs/pictures';
/** The window in CSS pixels: high enough for the bars of all sections on the report's first page. */
const WINDOW = { width: 960, height: 784 };

/** Takes the README's pictures: the home page of a new build, and the first page of the report that was written last. */
export default async function takePictures(): Promise<void> {
  if (!existsSync(REPORT)) {
    console.error(`There is no ${REPORT}: run "npm run report" first.`);
    process.exit(1);
  }
  claimTemporaryFolder();
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: browserFlags,
    env: browserEnv,
  });
  const page = await browser.newPage({ viewport: WINDOW });
  await page.goto(pathToFileURL(REPORT).href);
  await page.screenshot({ path: `${FOLDER}/report.png` });
  const { origin, close } = await startSiteUnderTest();
  await page.goto(origin);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.screenshot({ path: `${FOLDER}/home.png` });
  close();
  await browser.close();
  console.log(`${FOLDER}/home.png and ${FOLDER}/report.png`);
}
