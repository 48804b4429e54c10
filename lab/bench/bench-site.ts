import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildSite } from '../../build/build-site.ts';
import { writeCompressedCopies } from '../../build/write-compressed-copies.ts';
import { serveDirectory } from '../../build/serve-directory.ts';
import { chromiumFlags, findOrInstallChromium } from '../../harness/browsers/launch-chromium.ts';
import { serveMockedServices } from '../../mocks/adapters/serve-mocked-services.ts';

const SITE_FOLDER = '.cache/bench/site';
const SCRIPTLESS_FOLDER = '.cache/bench/twin';

/** The browser, its debugging port for Lighthouse, and the origins of the site and of its twin without scripts. */
export type BenchSite = { browser: Browser; port: number; origin: string; twinOrigin: string };

/**
 * Builds the production site and its twin (the same pages without scripts) and serves both as a host does. Also serves
 * the mocked outside services and starts a browser. Servers and browser run until the process ends.
 */
export async function openBenchSite(): Promise<BenchSite> {
  const { settings } = await serveMockedServices();
  Object.assign(process.env, settings);
  await buildSite({ outDir: SITE_FOLDER });
  await rm(SCRIPTLESS_FOLDER, { recursive: true, force: true });
  await cp(SITE_FOLDER, SCRIPTLESS_FOLDER, { recursive: true });
  for await (const file of glob(`${SCRIPTLESS_FOLDER}/**/*.html`)) {
    const html = await readFile(file, 'utf8');
    // Empty the script elements, except structured data, which is never executed. The elements themselves must stay:
    // a page becomes visible only when a script element follows `#root` (styles/base.css).
    const scriptContents = /(?<=<script(?! type="application\/ld\+json")[^>]*>)[\s\S]*?(?=<\/script>)/g;
    await writeFile(file, html.replace(scriptContents, ''));
  }
  await writeCompressedCopies(SCRIPTLESS_FOLDER);
  const profile = await mkdtemp(join(tmpdir(), 'bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findOrInstallChromium(),
    args: [...chromiumFlags, '--remote-debugging-port=0'],
  });
  const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
  const [site, twin] = [await serveDirectory(SITE_FOLDER, 0), await serveDirectory(SCRIPTLESS_FOLDER, 0)];
  return {
    browser: context.browser()!,
    port: Number(port),
    origin: site.origin,
    twinOrigin: twin.origin,
  };
}
