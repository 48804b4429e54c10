import { type MutantResult, NO_SCENARIOS } from '../harness/results/model/sensitivity.ts';
import { byFeatures, bySdk, type Verdict } from './features.ts';
import { byGates } from './gates.ts';
import type { Mutant } from './mutant.ts';
import { discountOf } from './notice.ts';
import type { Originals } from './originals.ts';
import { startSite } from './site.ts';
import { Suite, type WrongSuite } from './suite.ts';
import { byUnits } from './units.ts';

/** What became of a mutant that was tried. */
export type Trial = Pick<MutantResult, 'status' | 'by' | 'own' | 'reason' | 'seconds'> & {
  /** What the one that noticed it said, or why it could not be judged. */
  why: string | null;
  /** The files that whatever noticed it is written in. */
  files: string[];
};

/** What a judge has at hand: a folder of its own, the right site, and the features loaded for it and for wrong ones. */
export type Desk = { place: string; originals: Originals; original: Suite; wrong: WrongSuite };

/** How often a mutant is judged whose judges end early. */
const TRIES = 3;

/** Builds the wrong site and lets its judges look, until one notices it or all have looked in vain. */
export async function judge(mutant: Mutant, desk: Desk): Promise<Trial> {
  const started = performance.now();
  const trial = await tried(mutant, desk);
  return { ...trial, seconds: (performance.now() - started) / 1000 };
}

async function tried(mutant: Mutant, desk: Desk): Promise<Omit<Trial, 'seconds'>> {
  const nobody = { by: null, files: [], own: NO_SCENARIOS };
  if (mutant.argued) return { ...nobody, status: 'argued', why: null, reason: mutant.argued };
  let why = '';
  for (let time = 0; time < TRIES; time += 1) {
    try {
      return trialOf(await verdictOf(mutant, desk));
    } catch (error) {
      // A site that cannot be built, or that nobody could look at, says nothing about the suite.
      why = (error as Error).message;
    }
  }
  return { ...nobody, status: 'not judged', why };
}

function trialOf({ findings, own = NO_SCENARIOS, files: read = [] }: Verdict): Omit<Trial, 'seconds'> {
  const notices = findings.flatMap(({ notice }) => notice ?? []);
  const [first] = notices;
  const files = [...new Set([...read, ...notices.flatMap((notice) => notice.files)])];
  if (first) return { status: 'killed', by: first.by, why: first.why, files, own };
  const [discounted] = findings.flatMap((finding) => finding.discounted ?? []);
  return { status: 'survived', by: null, why: discounted ? discountOf(discounted) : null, files, own };
}

async function verdictOf(
  mutant: Mutant,
  { place, originals, original, wrong: kept }: Desk,
): Promise<Verdict> {
  if (mutant.judge === 'units') return byUnits(mutant, place);
  if (mutant.judge === 'sdk') {
    const env = { SITE_URL: 'http://127.0.0.1', MUTANT: JSON.stringify(mutant) };
    const wrong = new Suite(env, place, ['--import', './sensitivity/preload.ts']);
    return bySdk(mutant, { wrong, original }).finally(() => wrong.end());
  }
  const complete = mutant.judge === 'gates';
  const site = await startSite({ mutant, place, complete, port: kept.port });
  try {
    if (!complete) return await byFeatures(mutant, { wrong: kept.at(site.origin), original });
    return await byGates(mutant, { wrong: site.origin, original: await originals.origin(true) }, place);
  } finally {
    site.close();
  }
}
