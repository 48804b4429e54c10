import type { Mutant } from '../mutant.ts';
import type { KillerSearch } from './find-killer.ts';
import type { JudgedSite } from './judged-site.ts';
import type { Suite } from './suite.ts';

/** A worker's folder, site and features. With `isOwnOnly`, only the scenarios of its clause judge a mutant. */
export type JudgeContext = { folder: string; site: JudgedSite; suite: Suite; isOwnOnly: boolean };

/** Searches for the test that kills a mutant; first runs the `likely` one, which killed it before. */
export type SearchForKiller = (
  mutant: Mutant,
  context: JudgeContext,
  likely: string,
) => Promise<KillerSearch>;
