import { stripVTControlCharacters } from 'node:util';
import type { Attachment, Pickle } from '@cucumber/messages';
import { type ScenarioRun, secondsOf, type StepRun } from './messages.ts';
import type { Pictures, Scenario, Step } from './model/scenario.ts';
import { worstOf } from './status.ts';

const NO_PICTURES: Pictures = { own: null, other: null };

/** The scenarios of a run, each once, with a stable address and the evidence that they left. */
export function scenariosOfRun(runs: readonly ScenarioRun[]): Scenario[] {
  const taken = new Map<string, number>();
  return eachOnce(runs).map((run) => {
    const clause = clauseOf(run.pickle);
    const id = `${clause}-${slug(run.pickle.name)}`;
    const before = taken.get(id) ?? 0;
    taken.set(id, before + 1);
    return { ...scenarioOf(run), clause, id: before ? `${id}-${before + 1}` : id };
  });
}

/** The clause that a scenario's rule names by its tag; '' for none. */
export const clauseOf = ({ tags }: Pickle): string =>
  tags.map(({ name }) => /^@(\d+\.\d+)$/.exec(name)?.[1]).find((id) => id !== undefined) ?? '';

/** Words as a part of an address. */
const slug = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A scenario that ran more than once, in two shards say, counts as it did at its worst. */
function eachOnce(runs: readonly ScenarioRun[]): ScenarioRun[] {
  const places = new Map<string, ScenarioRun>();
  for (const run of runs) {
    const place = `${run.pickle.uri}:${run.pickle.location?.line}`;
    const other = places.get(place);
    if (!other || worstOf([run.status, other.status]) === run.status) places.set(place, run);
  }
  return [...places.values()].toSorted(
    (a, b) =>
      a.pickle.uri.localeCompare(b.pickle.uri) ||
      (a.pickle.location?.line ?? 0) - (b.pickle.location?.line ?? 0),
  );
}

function scenarioOf({ pickle, status, steps, attachments }: ScenarioRun) {
  const journal = evidence<Pick<Scenario, 'calls' | 'console'>>(attachments, 'journal');
  return {
    name: pickle.name,
    file: pickle.uri,
    line: pickle.location?.line ?? 0,
    tags: pickle.tags.map(({ name }) => name),
    status,
    seconds: rounded(secondsOf(steps)),
    steps: steps.filter(isShown).map(stepOf),
    pictures: { ...NO_PICTURES, ...evidence<Partial<Pictures>>(attachments, 'pictures') },
    state: stateOf(attachments),
    calls: journal?.calls ?? [],
    console: (journal?.console ?? []).map(({ type, text }) => ({ type, text })),
  };
}

function stateOf(attachments: readonly Attachment[]): Scenario['state'] {
  const state = evidence<NonNullable<Scenario['state']>>(attachments, 'state');
  return state && { route: state.route, marks: state.marks, width: state.width };
}

/** The content of an attachment by its name. */
export function evidence<T>(attachments: readonly Attachment[], name: string): T | null {
  const found = attachments.findLast(({ fileName }) => fileName === name);
  return found ? (JSON.parse(found.body) as T) : null;
}

/** Hooks are shown only where one of them went wrong. */
const isShown = ({ step, result }: StepRun): boolean => step !== undefined || result.status !== 'PASSED';

function stepOf(run: StepRun): Step {
  const { keyword, step, result } = run;
  return {
    keyword,
    text: step?.text ?? 'What happened unseen',
    table: step?.argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)) ?? [],
    status: result.status,
    seconds: rounded(secondsOf([run])),
    message: plain(result.message ?? ''),
  };
}

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** A message as words: without the colours of a terminal and the tool's own lines of the stack. */
function plain(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:internal)/.test(line))
    .join('\n')
    .replaceAll(/(?:file:\/\/)?\/[^\s()]*\/(?=(?:steps|harness|mocks|contracts)\/)/g, '')
    .trim();
}
