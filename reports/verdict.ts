import type { ClauseResult, Conformance, Owner } from './read/model/conformance.ts';
import type { Gate } from './read/model/gate.ts';
import type { MutantResult } from './read/model/mutant-result.ts';
import { owners, sectionOf } from './read/sections.ts';
import { pluralise } from './pluralise.ts';

/** The words after a number of clauses: `211 of the specification`. */
export const OWNER_NAMES: Record<Owner, string> = {
  specification: 'of the specification',
  own: 'of our own',
};

/** Counts clauses by owner: `211 clauses of the specification and 15 of our own`. */
export function countClauses(clauses: readonly { id: string }[]): string {
  const byOwner = Map.groupBy(clauses, ({ id }) => sectionOf(id).owner);
  const parts = owners.flatMap((owner) => {
    const count = byOwner.get(owner)?.length;
    return count ? [{ count, name: OWNER_NAMES[owner] }] : [];
  });
  const words = parts.map(
    ({ count, name }, index) => `${index ? count : pluralise(count, 'clause')} ${name}`,
  );
  return words.join(' and ') || 'no clause';
}

/** The verdict of the report in one sentence. */
export function describeVerdict({ totals, run, sections }: Conformance): string {
  if (totals.scenarios === 0) return `Nothing is known of the site: no scenario ran.`;
  const clauses = sections.flatMap((section) => section.clauses);
  const [kept, broken, open] = (['kept', 'broken', 'not shown'] as const).map((verdict) =>
    clauses.filter((clause) => clause.verdict === verdict),
  ) as [ClauseResult[], ClauseResult[], ClauseResult[]];
  const were = open.length === 1 ? 'was' : 'were';
  const rest = open.length ? `; ${countClauses(open)} ${were} not shown by this run.` : '.';
  if (broken.length) return `The site breaks ${countClauses(broken)}, and keeps ${countClauses(kept)}${rest}`;
  const leftOut = run.leftOut.length ? ` ${pluralise(run.leftOut.length, 'scenario')} were left out.` : '';
  if (open.length) return `The site keeps ${countClauses(kept)}, and breaks none${rest}${leftOut}`;
  return `The site keeps all ${countClauses(kept)}.${leftOut}`;
}

/**
 * A figure of the first page with a link; `note` explains it. `good` is null for a check that has not run, and for a
 * figure that is neither good nor bad.
 */
export type KeyFigure = { name: string; words: string; note: string; page: string; good: boolean | null };

/** One figure for each kind of check besides the clauses, also for one that has not run. */
export function figuresOf(conformance: Conformance): KeyFigure[] {
  return [
    gateFigure('Accessibility', /^states$/, 'two engines on every screen in every state', conformance.gates),
    gateFigure('Lighthouse', /lighthouse/, 'each page as a search engine sees it', conformance.gates),
    contractFigure(conformance),
    sensitivityFigure(conformance),
    unitFigure(conformance),
  ];
}

function gateFigure(name: string, files: RegExp, note: string, gates: Gate[] | null): KeyFigure {
  const own = (gates ?? []).filter((gate) => files.test(gate.name)).flatMap(({ checks }) => checks);
  const page = 'gates.html';
  if (own.length === 0) return { name, words: 'has not run', note, page, good: null };
  const passed = own.filter(({ status }) => status === 'passed').length;
  const words = `${passed} of ${own.length} checks passed`;
  return { name, words, note, page, good: passed === own.length };
}

function contractFigure({ contracts }: Conformance): KeyFigure {
  const operations = contracts.flatMap((service) => service.operations);
  const exercised = operations.filter(({ byPages, bySdk }) => byPages + bySdk > 0).length;
  return {
    name: 'Contract',
    words: `${exercised} of ${operations.length} operations exercised`,
    note: 'what is sent to outside services, and what happens when one fails',
    page: 'contract.html',
    good: exercised === operations.length || null,
  };
}

function sensitivityFigure({ sensitivity }: Conformance): KeyFigure {
  const has = (wanted: MutantResult['status']) => sensitivity.some(({ status }) => status === wanted);
  const isComplete = sensitivity.length > 0 && !has('not judged');
  return {
    name: 'Sensitivity',
    words: describeNoticed(sensitivity),
    note: 'whether a wrong site would be noticed',
    page: 'sensitivity.html',
    good: has('survived') ? false : isComplete || null,
  };
}

/** Whether a wrong site survived or could not be judged. */
export const isUnanswered = ({ status }: MutantResult): boolean =>
  status === 'survived' || status === 'not judged';

/** How many wrong sites were noticed, not noticed, not judged, and cannot be noticed. */
export function describeNoticed(mutants: readonly MutantResult[]): string {
  if (mutants.length === 0) return 'No wrong site has been tried';
  const count = (status: MutantResult['status']) =>
    mutants.filter((mutant) => mutant.status === status).length;
  const equivalent = count('equivalent');
  return [
    `${count('killed')} of ${mutants.length} wrong sites noticed`,
    ...(count('survived') ? [`${count('survived')} not noticed`] : []),
    ...(count('not judged') ? [`${count('not judged')} not judged`] : []),
    ...(equivalent ? [`${equivalent} cannot be noticed`] : []),
  ].join(', ');
}

/** An ISO date to the minute, in UTC. */
export const formatMoment = (date: string): string => `${date.slice(0, 16).replace('T', ' ')} UTC`;

function unitFigure({ units }: Conformance): KeyFigure {
  const [name, page] = ['Unit tests', 'gates.html'];
  const note = 'the parts, the mocks and this report by themselves';
  if (!units) return { name, words: 'have not run', note, page, good: null };
  const all = units.passed + units.failed;
  return { name, words: `${units.passed} of ${all} passed`, note, page, good: units.failed === 0 };
}
