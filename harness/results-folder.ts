import { type Engine, MAIN_ENGINE } from './browsers/engine.ts';

/** The folder to which every run writes its results. */
export const RESULTS = 'reports/results';

/** The messages of a run of the features on an engine: the main one's file has no name besides. */
export const messagesOf = (engine: Engine): string =>
  `${RESULTS}/features${engine === MAIN_ENGINE ? '' : `-${engine}`}.ndjson`;
