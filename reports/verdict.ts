import type { ClauseResult, Conformance, Verdict } from './judge-conformance.ts';
import type { EngineRun } from './read/model/engine-run.ts';
import type { MutantResult } from './read/model/mutant-result.ts';
import { type ClauseSource, clauseSources, sectionOf } from './read/sections.ts';
import { pluralise } from './pluralise.ts';

/** The words that follow a number of clauses: `211 of the specification`. */
const SOURCE_NAMES: Record<ClauseSource, string> = {
  specification: 'of the specification',
  own: 'of our own',
};

/** Counts clauses by their source: `211 clauses of the specification and 15 of our own`. */
export function countClauses(clauses: readonly { id: string }[]): string {
  const bySource = Map.groupBy(clauses, ({ id }) => sectionOf(id).source);
  const parts = clauseSources.flatMap((source) => {
    const count = bySource.get(source)?.length;
    return count ? [{ count, name: SOURCE_NAMES[source] }] : [];
  });
  const words = parts.map(
    ({ count, name }, index) => `${index ? count : pluralise(count, 'clause')} ${name}`,
  );
  return words.join(' and ') || 'no clause';
}

/** The verdict of the report: a sentence about clauses, one about other failures and one about omitted scenarios. */
export function describeVerdict(conformance: Conformance): string {
  const { run, clauses, scenarios } = conformance;
  if (scenarios.length === 0) return `Nothing is known of the site: no scenario ran.`;
  const withVerdict = (verdict: Verdict) => clauses.filter((clause) => clause.verdict === verdict);
  const [kept, broken, open] = [withVerdict('kept'), withVerdict('broken'), withVerdict('not shown')];
  const were = (count: number) => (count === 1 ? 'was' : 'were');
  const points = Object.values(conformance.open).flat().length;
  const reserved = points ? `, with ${pluralise(points, 'open point')}` : '';
  const rest = open.length ? `; ${countClauses(open)} ${were(open.length)} not shown by this run.` : '.';
  const leftOut = run.leftOut.length;
  const failed = findFailuresBesidesClauses(conformance);
  const more = [
    ...(failed.length ? [` Failed besides: ${failed.join(', ')}.`] : []),
    ...(leftOut ? [` ${pluralise(leftOut, 'scenario')} ${were(leftOut)} left out.`] : []),
  ].join('');
  if (broken.length)
    return `The site breaks ${countClauses(broken)}, and keeps ${countClauses(kept)}${rest}${more}`;
  if (open.length) return `The site keeps ${countClauses(kept)}${reserved}, and breaks none${rest}${more}`;
  return `The site keeps all ${countClauses(kept)}${reserved}.${more}`;
}

/** The failures other than broken clauses: gates, unit tests, other engines, and wrong sites that nothing noticed. */
export const findFailuresBesidesClauses = ({ gates, units, engines, sensitivity }: Conformance): string[] => [
  ...gates.filter(({ checks }) => !checks.every(hasPassed)).map(({ name }) => `the gate ${name}`),
  ...(units.passed < units.count ? ['unit tests'] : []),
  ...engines.filter(({ failed }) => failed.length).map(({ engine }) => engine),
  ...(sensitivity.some(({ status }) => status === 'survived') ? ['a wrong site that nothing noticed'] : []),
];

/** A kind of test that has not run, and the command that runs it. */
type TestsNotRun = { name: string; command: string };

/** The kinds of tests that have not run: gates, unit tests, other browser engines and wrong sites. */
export function findTestsNotRun({ gates, units, engines, sensitivity }: Conformance): TestsNotRun[] {
  const missing = gates.filter(({ checks }) => checks.length === 0).map(({ name }) => name);
  const unjudged = sensitivity.filter(({ status }) => status === 'not judged').length;
  const all: [hasRun: boolean, name: string, command: string][] = [
    [missing.length === 0, `some gates (${missing.join(', ')})`, 'npm run gates -- --project night'],
    [units.count > 0, 'unit tests', 'npm run unit'],
    [engines.length > 0, 'other browser engines', 'npm run engines'],
    [sensitivity.length > 0 && unjudged === 0, 'wrong sites', 'npm run sensitivity'],
  ];
  return all.filter(([hasRun]) => !hasRun).map(([, name, command]) => ({ name, command }));
}

/** A scenario that was left out, as text with its place and the reason. */
export const describeOmittedScenario = ({ name, file, line, reason }: EngineRun['notRun'][number]): string =>
  `${name} (${file}:${line}): ${reason}`;

/** The result of a browser engine in one line: `Firefox (firefox 153.7): 511 of 512 checks passed`. */
export const describeEngineRun = ({ engine, browser, checks, failed }: EngineRun): string =>
  `${engine} (${browser}): ${checks - failed.length} of ${pluralise(checks, 'check')} passed`;

/** The clauses whose wrong sites were noticed only by unit tests or gates, and by no scenario. */
export const findClausesOnlyTestsProve = ({ clauses, sensitivity }: Conformance): ClauseResult[] =>
  clauses.filter(({ id }) => {
    const killers = sensitivity.flatMap(({ clause, by }) => (clause === id && by ? by : []));
    return killers.length > 0 && !killers.some((by) => /^\d+-/.test(by));
  });

/** A row of the results on the first page; `words` is the result, `page` the page with details (empty if none). */
export type ResultRow = { name: string; words: string; page: string; failed: boolean; count: number };

/** The wrong sites that break a rule of a gate; all others break a clause. */
export function findMutantsOfGates({ clauses, sensitivity }: Conformance): MutantResult[] {
  const ids = new Set(clauses.map(({ id }) => id));
  return sensitivity.filter(({ clause }) => !ids.has(clause));
}

/** The results on the first page of the report. No other function counts them. */
export function listResultRows(conformance: Conformance): ResultRow[] {
  const { scenarios, gates, units, operations, sensitivity } = conformance;
  const ofGates = findMutantsOfGates(conformance);
  const ofClauses = sensitivity.filter((mutant) => !ofGates.includes(mutant));
  const checks = gates.flatMap((gate) => gate.checks);
  const used = operations.filter(({ byPages, bySdk }) => byPages + bySdk > 0);
  const all: ResultRow[] = [
    createTestRow('Scenarios', scenarios.filter(hasPassed).length, scenarios.length, 'clauses.html'),
    createTestRow('Checks of the gates', checks.filter(hasPassed).length, checks.length, 'gates.html'),
    createTestRow('Unit tests', units.passed, units.count),
    {
      name: 'Kinds of calls to outside services',
      words: `${used.length} of ${operations.length} made, by a page or by the provider’s SDK`,
      page: 'services.html',
      failed: false,
      count: operations.length,
    },
    createMutantRow('Wrong sites of clauses', ofClauses, 'clauses.html'),
    createMutantRow('Wrong sites of gates', ofGates, 'gates.html#wrong-sites'),
  ];
  return all.filter(({ count }) => count > 0);
}

const hasPassed = ({ status }: { status: string }): boolean => status.toLowerCase() === 'passed';

const createTestRow = (name: string, passed: number, count: number, page = ''): ResultRow => ({
  name,
  words: `${passed} of ${count} passed`,
  page,
  failed: passed < count,
  count,
});

const createMutantRow = (name: string, mutants: readonly MutantResult[], page: string): ResultRow => ({
  name,
  words: describeMutantCounts(mutants),
  page,
  failed: mutants.some(({ status }) => status === 'survived'),
  count: mutants.length,
});

/** Counts the wrong sites that were noticed, not noticed and not judged, and those that cannot be noticed. */
export function describeMutantCounts(mutants: readonly MutantResult[]): string {
  const count = (status: MutantResult['status']) =>
    mutants.filter((mutant) => mutant.status === status).length;
  const others = (
    [
      ['survived', 'not noticed'],
      ['not judged', 'not judged'],
      ['equivalent', 'cannot be noticed'],
    ] as const
  ).filter(([status]) => count(status) > 0);
  const words = others.map(([status, outcome]) => `, ${count(status)} ${outcome}`);
  return `${count('killed')} of ${mutants.length} noticed${words.join('')}`;
}
