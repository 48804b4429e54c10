import type { EngineRun } from './read/model/engine-run.ts';
import { pluralise } from './pluralise.ts';

/** The result of a browser engine in one line: `Firefox (firefox 153.7): 511 of 512 checks passed`. */
export const describeEngineRun = ({ engine, browser, checks, failed }: EngineRun): string =>
  `${engine} (${browser}): ${checks - failed.length} of ${pluralise(checks, 'check')} passed`;
