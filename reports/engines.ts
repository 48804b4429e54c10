import { type Engine, engines, MAIN_ENGINE } from '../harness/browsers/engine.ts';
import type { Clause } from '../harness/clauses/clauses.ts';
import type { TestEnvironment } from '../harness/evidence/attach-evidence.ts';
import type { Run, ScenarioRun } from '../harness/messages/messages.ts';
import type { EngineRun, OnEngine } from './read/model/engine.ts';
import { readAttachment } from '../harness/messages/read-attachment.ts';
import { clauseOf } from '../harness/messages/messages.ts';
import type { PlaywrightReport } from './read/gates.ts';
import { unaskedOf } from '../harness/messages/unasked-scenarios.ts';
import { type WalkCheck, walkOf } from './read/walk.ts';
import { pluralise } from './pluralise.ts';

/** How the engines are called in the report. */
export const ENGINE_NAMES: Record<Engine, string> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKitGTK',
};

/** What ran on an engine: looks at scenarios, or checks of a walk. */
export type EngineResults = Pick<EngineRun, 'browser' | 'looksAt' | 'notAsked'> & { checks: WalkCheck[] };

/** The results of each engine that ran; those of one that did not are missing. */
export type ResultsByEngine = Partial<Record<Engine, EngineResults>>;

/** The results of the features on an engine. */
export function resultsOfRun({ runs, pickles }: Run, engine: Engine): EngineResults {
  const looks = runs.filter(({ device }) => device);
  const browsers = looks.map(
    ({ attachments }) => readAttachment<TestEnvironment>(attachments, 'environment')?.browser ?? '',
  );
  const clauses = new Map(
    pickles.map((pickle) => [`${pickle.uri}:${pickle.location?.line}`, clauseOf(pickle)]),
  );
  return {
    browser: [...new Set(browsers)].join(', '),
    looksAt:
      engine === MAIN_ENGINE
        ? 'the features, each on a desktop and on a phone'
        : 'the features, each on a desktop, or in a narrow window where it is about a phone',
    checks: looks.map(checkOf),
    notAsked: unaskedOf(pickles, engine).map(({ name, file, line, reason }) => ({
      clause: clauses.get(`${file}:${line}`) ?? '',
      name,
      file,
      line,
      reason,
    })),
  };
}

function checkOf({ pickle, device, status, steps }: ScenarioRun): WalkCheck {
  const failed = steps.find(({ result }) => result.status !== 'PASSED');
  const step = failed?.step ? `${failed.keyword} ${failed.step.text}: ` : '';
  return {
    clauses: [clauseOf(pickle)].filter(Boolean),
    name: `${pickle.name}, on a ${device}`,
    isPassed: status === 'PASSED',
    message: failed ? `${step}${(failed.result.message ?? '').split('\n')[0]!}` : '',
  };
}

/** The results of a walk with WebKitGTK. */
export const resultsOfWalk = (report: PlaywrightReport): EngineResults => ({
  ...walkOf(report),
  looksAt: 'a walk through the site with embedded services; WebKitGTK has Safari’s engine and is not Safari',
  notAsked: [],
});

/** What each engine says of a clause. */
export const judgeOnEngines = (
  clause: Clause,
  results: ResultsByEngine,
  isWithoutPage: boolean,
): Record<Engine, OnEngine> =>
  Object.fromEntries(
    engines.map((engine) => [engine, judgeOn(clause, { engine, results: results[engine], isWithoutPage })]),
  ) as Record<Engine, OnEngine>;

type Known = { engine: Engine; results: EngineResults | undefined; isWithoutPage: boolean };

function judgeOn({ id }: Clause, { engine, results, isWithoutPage }: Known): OnEngine {
  const own = results?.checks.filter(({ clauses }) => clauses.includes(id)) ?? [];
  const checks = own.length;
  if (own.some(({ isPassed }) => !isPassed)) return { verdict: 'broken', checks, reason: '' };
  if (checks) return { verdict: 'kept', checks, reason: '' };
  if (isWithoutPage) return { verdict: 'not asked', checks, reason: 'no scenario of it opens a page' };
  if (!results) return { verdict: 'not known', checks, reason: `${ENGINE_NAMES[engine]} has not run` };
  const unasked = results.notAsked.find(({ clause }) => clause === id);
  if (unasked) return { verdict: 'not asked', checks, reason: unasked.reason };
  return engine === 'webkit'
    ? { verdict: 'not asked', checks, reason: 'the walk has no check of it' }
    : { verdict: 'not known', checks, reason: 'none of its scenarios ran there' };
}

/** What ran on each engine, for the report; one that did not run has no browser. */
export const runsOnEngines = (results: ResultsByEngine): EngineRun[] =>
  engines.map((engine) => {
    const { browser = '', looksAt = '', checks = [], notAsked = [] } = results[engine] ?? {};
    return {
      engine,
      browser,
      looksAt,
      checks: checks.length,
      failed: checks
        .filter(({ isPassed }) => !isPassed)
        .map(({ clauses, name, message }) => ({ clauses, name, message })),
      notAsked,
    };
  });

/** The engines that say something of a clause, in words: `Chromium and Firefox; WebKitGTK: the walk has no check of it`. */
export function describeEngines(known: Record<Engine, OnEngine>): string {
  const named = (verdict: OnEngine['verdict']) =>
    engines
      .filter((engine) => known[engine].verdict === verdict)
      .map((engine) => ENGINE_NAMES[engine])
      .join(' and ');
  const gaps = engines
    .filter((engine) => known[engine].reason)
    .map((engine) => `${ENGINE_NAMES[engine]} ${known[engine].verdict}, as ${known[engine].reason}`);
  return [
    ...(named('broken') ? [`broken on ${named('broken')}`] : []),
    ...(named('kept') ? [`kept on ${named('kept')}`] : []),
    ...gaps,
  ].join('; ');
}

/** Whether another engine than the main one breaks a clause. */
export const isBrokenElsewhere = (known: Record<Engine, OnEngine>): boolean =>
  engines.some((engine) => engine !== MAIN_ENGINE && known[engine].verdict === 'broken');

/** What an engine showed, in words: `1629 of 1629 looks passed`. */
export const describeEngineRun = ({ checks, failed, browser }: EngineRun): string =>
  browser ? `${checks - failed.length} of ${pluralise(checks, 'check')} passed` : 'has not run';
