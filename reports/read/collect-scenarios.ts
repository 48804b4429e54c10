import { stripVTControlCharacters } from 'node:util';
import { devices } from '../../harness/viewports.ts';
import { readAttachment } from '../../harness/messages/read-attachment.ts';
import {
  clauseOf,
  factsOf,
  type ScenarioRun,
  secondsOf,
  type StepRun,
} from '../../harness/messages/messages.ts';
import type { ScenarioLook, Picture, Scenario, Step } from './model/scenario.ts';
import { worstOf } from '../../harness/messages/status.ts';

/** The scenarios of a run, each once, with all looks at it and an id that stays the same from run to run. */
export function collectScenarios(runs: readonly ScenarioRun[]): Scenario[] {
  const taken = new Map<string, number>();
  const places = Map.groupBy(runs, ({ pickle }) => `${pickle.uri}:${pickle.location?.line}`);
  return [...places.values()].map((own) => {
    const { pickle } = own[0]!;
    const clause = clauseOf(pickle);
    const id = `${clause}-${slugOf(pickle.name)}`;
    const before = taken.get(id) ?? 0;
    taken.set(id, before + 1);
    const looks = looksOf(own);
    return {
      ...factsOf(pickle),
      clause,
      id: before ? `${id}-${before + 1}` : id,
      status: worstOf(looks.map(({ status }) => status)),
      seconds: Math.max(...looks.map(({ seconds }) => seconds)),
      looks,
    };
  });
}

/** A text as part of a URL: lower case letters, digits and hyphens. */
const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** One look for each device. If a scenario ran twice on a device, for example in two shards, the worse result counts. */
function looksOf(runs: readonly ScenarioRun[]): ScenarioLook[] {
  return [...devices, null].flatMap((device) => {
    const own = runs.filter((run) => run.device === device);
    const worst = worstOf(own.map(({ status }) => status));
    return own
      .filter(({ status }) => status === worst)
      .slice(0, 1)
      .map(lookOf);
  });
}

function lookOf({ device, status, steps, attachments }: ScenarioRun): ScenarioLook {
  const journal = readAttachment<Pick<ScenarioLook, 'calls' | 'console'>>(attachments, 'journal');
  return {
    device,
    status,
    seconds: roundToMs(secondsOf(steps)),
    steps: steps.filter(isShown).map(stepOf),
    visited: readAttachment<ScenarioLook['visited']>(attachments, 'visited states') ?? [],
    picture: readAttachment<Picture>(attachments, 'picture'),
    calls: journal?.calls ?? [],
    console: (journal?.console ?? []).map(({ type, text }) => ({ type, text })),
  };
}

/** A hook is shown only when it failed. */
const isShown = ({ step, result }: StepRun): boolean => step !== undefined || result.status !== 'PASSED';

function stepOf(run: StepRun): Step {
  const { keyword, step, result } = run;
  return {
    keyword,
    text: step?.text ?? 'What happened unseen',
    table: step?.argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)) ?? [],
    status: result.status,
    seconds: roundToMs(secondsOf([run])),
    message: cleanMessage(result.message ?? ''),
  };
}

const roundToMs = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/**
 * An error message without terminal colours and stack lines of libraries; paths into steps, harness, mocks and
 * contracts are made relative.
 */
function cleanMessage(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:internal)/.test(line))
    .join('\n')
    .replaceAll(/(?:file:\/\/)?\/[^\s()]*\/(?=(?:steps|harness|mocks|contracts)\/)/g, '')
    .trim();
}
