import { createSiteTests, featuresOf } from './judge-by-features.ts';
import { judgeByChecks } from './judge-by-gates.ts';
import { findKiller, type KillerSearch } from './find-killer.ts';
import type { Mutant } from '../mutant.ts';
import type { OriginalSites } from './original-sites.ts';
import { startSite } from './start-site.ts';
import { Suite } from './suite.ts';

/** The arguments that a runner of the features is started with. */
type BrowserArgs = { env: NodeJS.ProcessEnv; nodeArgs: string[] };

/** Firefox takes several times as long as Chromium to show something. */
const FIREFOX: BrowserArgs = {
  env: { TIMEOUT_MS: '10000' },
  nodeArgs: ['--import', './lab/engines/firefox/put-in-firefox.ts'],
};
const CHROMIUM: BrowserArgs = { env: {}, nodeArgs: [] };

/** A folder for the mutant alone, and the original sites. */
type Context = { place: string; originals: OriginalSites };

/** Judges by the scenarios of the mutant's clause in Firefox. */
export const judgeByFirefox = (mutant: Mutant, context: Context): Promise<KillerSearch[]> =>
  judgeUnlessInChromium(mutant, context, async (search) => [await search(FIREFOX)]);

/**
 * An engine may find a mutant only if the scenarios of its clause pass on it in Chromium: else it says nothing of the
 * engine. `judge` can run them in another browser.
 */
async function judgeUnlessInChromium(
  mutant: Mutant,
  { place, originals }: Context,
  judge: (search: (browser: BrowserArgs) => Promise<KillerSearch>) => Promise<KillerSearch[]>,
): Promise<KillerSearch[]> {
  const paths = featuresOf(mutant.clause);
  const site = await startSite({ mutant, place: `${place}/features`, complete: false });
  const original = await originals.origin(false);
  const search = async ({ env, nodeArgs }: BrowserArgs): Promise<KillerSearch> => {
    const suites = {
      mutant: new Suite({ ...env, SITE_URL: site.origin }, `${place}/engine`, nodeArgs),
      original: new Suite({ ...env, SITE_URL: original }, `${place}/engine-original`, nodeArgs),
    };
    const tests = createSiteTests({ paths, tags: `@${mutant.clause}` }, suites);
    try {
      const found = await findKiller(tests, mutant.ends);
      if (!found) throw new Error(`No scenario of ${mutant.clause} ran`);
      return found;
    } finally {
      suites.mutant.end();
      suites.original.end();
    }
  };
  try {
    const { killer } = await search(CHROMIUM);
    if (killer) return [{ discounted: { ...killer, because: 'fails in Chromium too' } }];
    return await judge(search);
  } finally {
    site.close();
  }
}

/** Judges by the checks of the walk with WebKitGTK that name the mutant's clause. */
export const judgeByWebKit = (mutant: Mutant, context: Context): Promise<KillerSearch[]> =>
  judgeUnlessInChromium(mutant, context, () => judgeByWalk(mutant, context.place));

async function judgeByWalk(mutant: Mutant, place: string): Promise<KillerSearch[]> {
  const [site, original] = [
    await startSite({ mutant, place, complete: false, mode: 'embedded' }),
    await startSite({ place: `${place}/embedded`, complete: false, mode: 'embedded' }),
  ];
  try {
    return await judgeByChecks(
      mutant,
      { mutant: site.origin, original: original.origin },
      {
        place,
        args: [
          '--config=lab/engines/walk/playwright.config.ts',
          '--grep',
          `@${RegExp.escape(mutant.clause)}(?!\\d)`,
        ],
      },
    );
  } finally {
    site.close();
    original.close();
  }
}
