import type { Attachment, Pickle, TestStepResult } from '@cucumber/messages';
import { type ScenarioRun, worstOf } from './messages.ts';
import type { Pictures, Scenario, Step } from './model.ts';

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

function scenarioOf({ pickle, status, results, attachments, keywords }: ScenarioRun) {
  const steps = results.flatMap(({ pickleStepId, result }) => {
    const step = pickle.steps.find(({ id }) => id === pickleStepId);
    const table = step?.argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)) ?? [];
    if (step) {
      const keyword = keywords.get(step.astNodeIds[0] ?? '') ?? '';
      return [stepOf(keyword, step.text, table, result)];
    }
    return result.status === 'PASSED' ? [] : [stepOf('', 'What happened unseen', [], result)];
  });
  const journal = evidence<Pick<Scenario, 'calls' | 'console'>>(attachments, 'journal');
  return {
    name: pickle.name,
    file: pickle.uri,
    line: pickle.location?.line ?? 0,
    tags: pickle.tags.map(({ name }) => name),
    status,
    seconds: rounded(results.reduce((sum, { result }) => sum + secondsOf(result), 0)),
    steps,
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

function stepOf(keyword: string, text: string, table: string[][], result: TestStepResult): Step {
  const { status, message = '' } = result;
  return { keyword, text, table, status, seconds: rounded(secondsOf(result)), message: plain(message) };
}

const secondsOf = ({ duration }: TestStepResult): number => duration.seconds + duration.nanos / 1e9;
const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** A message as words: without the colours of a terminal and the tool's own lines of the stack. */
function plain(message: string): string {
  return (
    message
      // oxlint-disable-next-line no-control-regex -- colours are control characters
      .replaceAll(/\u001B\[[\d;]*m/g, '')
      .split('\n')
      .filter((line) => !/^\s+at .*(node_modules|node:internal)/.test(line))
      .join('\n')
      .replaceAll(/(?:file:\/\/)?\/[^\s()]*\/(?=(?:steps|harness|mocks|contracts)\/)/g, '')
      .trim()
  );
}
