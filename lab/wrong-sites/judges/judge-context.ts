import type { Mutant } from '../mutant.ts';
import type { KillerSearchResult } from './find-killer.ts';
import type { JudgedSite } from './judged-site.ts';
import type { Suite } from './suite.ts';

/** A worker's folder, site and runner of the features; `isClauseOnly`: only scenarios of its clause judge a mutant. */
export type JudgeContext = { folder: string; site: JudgedSite; suite: Suite; isClauseOnly: boolean };

/** Searches for the test that kills a mutant; runs the test that killed the mutant before (`formerKiller`) first. */
export type SearchForKiller = (
  mutant: Mutant,
  context: JudgeContext,
  formerKiller: string,
) => Promise<KillerSearchResult>;
