import type { Mutant } from '../mutant.ts';
import type { KillerSearch } from './find-killer.ts';
import type { JudgedSite } from './judged-site.ts';
import type { Suite } from './suite.ts';

/** What judges one mutant after the other: a folder that nothing else uses, a site, and the features on it. */
export type JudgeContext = { place: string; site: JudgedSite; suite: Suite };

/** Searches for the test that kills a mutant; the one that is `likely` to do so is asked first. */
export type SearchForKiller = (
  mutant: Mutant,
  context: JudgeContext,
  likely: string,
) => Promise<KillerSearch>;
