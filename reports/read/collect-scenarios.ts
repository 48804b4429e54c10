import { stripVTControlCharacters } from 'node:util';
import { readAttachment } from '../../harness/messages/read-attachment.ts';
import {
  clauseIdOf,
  scenarioFactsOf,
  type ScenarioFacts,
  type ScenarioRun,
  sumSeconds,
  type StepRun,
} from '../../harness/messages/messages.ts';
import { type Status, worstStatusOf } from '../../harness/messages/status.ts';
import type { ScreenState } from '../../harness/screen-state.ts';
import type { Device } from '../../harness/viewports.ts';
import type { Call } from '../../mocks/index.ts';

/** A scenario of a run, with its evidence. */
export type Scenario = ScenarioFacts & {
  /** The anchor in the report, stable as long as clause and name are: `5.4-a-message-is-not-needed`. */
  id: string;
  clause: string;
  /** Null if the scenario opened no page. */
  device: Device | null;
  status: Status;
  seconds: number;
  steps: Step[];
  /** The states of screens that the visitor visited, each listed once; the last is the state at the end. */
  visited: ScreenState[];
  /** A screenshot at the end of a failed scenario, as a `data:` URI. */
  picture: string | null;
  calls: Call[];
  console: { type: string; text: string }[];
};

/** A step of a run; hooks, which are not in the feature, have no keyword. */
export type Step = {
  keyword: string;
  text: string;
  table: string[][];
  status: Status;
  message: string;
};

export const describeDevice = ({ device }: Pick<Scenario, 'device'>): string =>
  device ? `on a ${device}` : 'without a page';

/**
 * The scenarios of a run, each once, with an id that stays the same from run to run. If a scenario ran twice, for
 * example in two shards, the worse result counts.
 */
export function collectScenarios(runs: readonly ScenarioRun[]): Scenario[] {
  const uses = new Map<string, number>();
  const places = Map.groupBy(runs, ({ pickle }) => `${pickle.uri}:${pickle.location?.line}`);
  return [...places.values()].map((runsOfScenario) => {
    const worst = worstStatusOf(runsOfScenario.map(({ status }) => status));
    const run = runsOfScenario.find(({ status }) => status === worst)!;
    const { pickle } = run;
    const clause = clauseIdOf(pickle);
    const id = `${clause}-${slugOf(pickle.name)}`;
    const before = uses.get(id) ?? 0;
    uses.set(id, before + 1);
    return {
      ...scenarioFactsOf(pickle),
      clause,
      id: before ? `${id}-${before + 1}` : id,
      ...collectScenarioResult(run),
    };
  });
}

/** Converts a text to a part of a URL: lower-case letters, digits and hyphens. */
const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function collectScenarioResult({ device, status, steps, attachments }: ScenarioRun) {
  const journal = readAttachment<Pick<Scenario, 'calls' | 'console'>>(attachments, 'journal');
  const picture = attachments.find(({ fileName }) => fileName === 'picture');
  return {
    device,
    status,
    seconds: sumSeconds(steps),
    steps: steps.filter(isStepShown).map(createStep),
    visited: readAttachment<Scenario['visited']>(attachments, 'visited states') ?? [],
    picture: picture ? `data:${picture.mediaType};base64,${picture.body}` : null,
    calls: journal?.calls ?? [],
    console: (journal?.console ?? []).map(({ type, text }) => ({ type, text })),
  };
}

/** Whether the report shows a step: a hook only if it did not pass. */
const isStepShown = ({ step, result }: StepRun): boolean => step !== undefined || result.status !== 'PASSED';

function createStep({ keyword, step, result }: StepRun): Step {
  const { dataTable, docString } = step?.argument ?? {};
  const rows = dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value));
  return {
    keyword,
    text: step?.text ?? 'What happened unseen',
    table: rows ?? (docString ? [[docString.content]] : []),
    status: result.status,
    message: shortenErrorMessage(result.message ?? ''),
  };
}

/**
 * Removes terminal colours and the libraries' stack lines from an error message, and from paths everything before the
 * folder steps, harness, mocks or contracts.
 */
function shortenErrorMessage(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:internal)/.test(line))
    .join('\n')
    .replaceAll(/(?:file:\/\/)?\/[^\s()]*\/(?=(?:steps|harness|mocks|contracts)\/)/g, '')
    .trim();
}
