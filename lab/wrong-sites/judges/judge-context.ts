import type { Mutant } from '../mutant.ts';
import type { KillerSearchResult } from './find-killer.ts';
import type { JudgedSite } from './judged-site.ts';
import type { Suite } from './suite.ts';

/** A worker's folder, site and features. With `isClauseOnly`, only scenarios of its clause judge a mutant. */
export type JudgeContext = { folder: string; site: JudgedSite; suite: Suite; isClauseOnly: boolean };

/** Searches for the test that kills a mutant; first runs the test named `likely`, which killed the mutant before. */
export type SearchForKiller = (
  mutant: Mutant,
  context: JudgeContext,
  likely: string,
) => Promise<KillerSearchResult>;
