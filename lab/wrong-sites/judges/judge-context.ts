import type { Mutant } from '../mutant.ts';
import type { KillerSearch } from './find-killer.ts';
import type { JudgedSite } from './judged-site.ts';
import type { Suite } from './suite.ts';

/**
 * A worker's own folder, site, and features on that site, with which it judges one mutant after the other. With
 * `isOwnOnly` a mutant survives that the scenarios of its clause let pass.
 */
export type JudgeContext = { folder: string; site: JudgedSite; suite: Suite; isOwnOnly: boolean };

/** Searches for the test that kills a mutant; runs the `likely` one first. */
export type SearchForKiller = (
  mutant: Mutant,
  context: JudgeContext,
  likely: string,
) => Promise<KillerSearch>;
