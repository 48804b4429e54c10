import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from '../../../harness/browsers/browser.ts';
import { SwitchedSite } from '../../switched/switched-site.ts';
import { buildGeneratedSite, type GeneratedBuild } from '../generated-build.ts';
import { editOf } from '../instrument.ts';

const PLACE = '.cache/mutants/test-switched';
let build: GeneratedBuild;
let site: SwitchedSite;
let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
  build = await buildGeneratedSite(PLACE);
  site = new SwitchedSite(build, `${PLACE}-served`);
}, 120_000);
afterAll(async () => {
  site.close();
  await browser.close();
});

/** The mutant that empties this text. */
const withoutText = (text: string): string =>
  build.mutants.find(
    ({ file, original }) => file === 'src/content/navigation.ts' && original === `'${text}'`,
  )!.id;

/** What the footer says, in the HTML as it arrives and once the page is hydrated. */
async function readFooter(origin: string): Promise<[html: string, hydrated: string]> {
  const page = await browser.newPage();
  const html = await (await page.goto(`${origin}/privacy-policy`))!.text();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const words = await page.getByRole('contentinfo').innerText();
  await page.close();
  return [html.slice(html.indexOf('<footer')), words];
}

it(
  'two mutants of one module, one after the other, are each the only one on the page',
  { timeout: 120_000 },
  async () => {
    const texts = ['Finsense', 'ConnectHub'];
    for (const gone of texts) {
      const footer = await readFooter((await site.activate([withoutText(gone)])).origin);
      for (const where of footer)
        for (const text of texts)
          expect(where.includes(text), `${gone} is gone, ${text}`).toBe(text !== gone);
    }
    for (const where of await readFooter((await site.activate([])).origin))
      for (const text of texts) expect(where).toContain(text);
  },
);

it('several mutants are on the page together', { timeout: 120_000 }, async () => {
  const texts = ['Finsense', 'ConnectHub'];
  const [html, words] = await readFooter((await site.activate(texts.map(withoutText))).origin);
  for (const text of texts) {
    expect(html).not.toContain(text);
    expect(words).not.toContain(text);
  }
});

it('a mutant that lets no page be rendered is refused', { timeout: 120_000 }, async () => {
  const { id } = build.mutants.find(
    ({ file, mutator }) => file === 'src/app/prerender.tsx' && mutator === 'BlockStatement',
  )!;
  await expect(site.activate([id])).rejects.toThrow();
});

it('a mutant that the build reads is built for itself alone', { timeout: 120_000 }, async () => {
  const unswitched = build.mutants.filter(({ isSwitched }) => !isSwitched);
  const emptied = unswitched.find(
    ({ file, mutator }) => file === 'src/app/routes.ts' && mutator === 'StringLiteral',
  );
  await expect(site.activateAlone({ edits: [editOf(emptied!)] })).rejects.toThrow();
  expect(await readFooter((await site.activate([])).origin)).toHaveLength(2);
});
