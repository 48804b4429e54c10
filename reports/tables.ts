import { collectGalleries } from './read/gallery.ts';
import { rulesOf } from './read/gates.ts';
import type { Conformance } from './read/model/conformance.ts';
import { scenariosOf } from './read/sections.ts';
import { devices } from '../harness/viewports.ts';
import type { Changes, Desk } from './desk/desk.ts';
import { describeApprover } from './desk/approvals/judge-approvals.ts';
import { describeVerdict, figuresOf } from './verdict.ts';

/** A table of the report; the first cell of a row names it. */
export type Table = { name: string; columns: readonly string[]; rows: readonly (readonly Cell[])[] };
type Cell = string | number;

/** The tables of a report, which its PDF and its spreadsheet share: one source for both, so that they say the same. */
export function tablesOf(
  conformance: Conformance,
  { changes, approvals }: Pick<Desk, 'changes' | 'approvals'>,
): Table[] {
  return [
    summaryOf(conformance),
    sectionsOf(conformance),
    clausesOf(conformance),
    scenarioTable(conformance),
    screensOf(conformance),
    gatesTable(conformance),
    rulesTable(conformance),
    criteriaOf(conformance),
    wrongSitesOf(conformance),
    ...(typeof changes === 'string' ? [] : [changesOf(changes)]),
    approvalsOf(approvals),
  ];
}

const summaryOf = (conformance: Conformance): Table => ({
  name: 'Verdict',
  columns: ['What', 'Result'],
  rows: [
    ['Verdict', describeVerdict(conformance)],
    ['Date', conformance.run.date],
    ['Commit', conformance.run.commit],
    ['Site under test', conformance.run.site],
    ['Browser', conformance.run.browser],
    ['Scenarios that ran', conformance.totals.scenarios],
    ['Scenarios that failed', conformance.totals.failed],
    ...figuresOf(conformance).map(({ name, words }) => [name, words]),
  ],
});

const sectionsOf = ({ sections }: Conformance): Table => ({
  name: 'Sections',
  columns: ['Section', 'Title', 'Clauses', 'Kept', 'Broken', 'Not shown'],
  rows: sections.map(({ number, title, clauses }) => [
    number,
    title,
    clauses.length,
    ...(['kept', 'broken', 'not shown'] as const).map(
      (verdict) => clauses.filter((clause) => clause.verdict === verdict).length,
    ),
  ]),
});

const clausesOf = ({ sections }: Conformance): Table => ({
  name: 'Clauses',
  columns: ['Clause', 'Verdict', 'Words', 'Scenarios', 'Passed', 'On a desktop', 'On a phone'],
  rows: sections
    .flatMap(({ clauses }) => clauses)
    .map(({ id, verdict, text, scenarios, devices: seen }) => [
      id,
      verdict,
      text,
      scenarios.length,
      scenarios.filter(({ status }) => status === 'PASSED').length,
      seen.desktop.scenarios,
      seen.phone.scenarios,
    ]),
});

const scenarioTable = (conformance: Conformance): Table => ({
  name: 'Scenarios',
  columns: ['Clause', 'Scenario', 'Result', 'Looks', 'Seconds', 'Place'],
  rows: scenariosOf(conformance).map(({ clause, name, status, looks, seconds, file, line }) => [
    clause,
    name,
    status.toLowerCase(),
    looks.length,
    seconds,
    `${file}:${line}`,
  ]),
});

const screensOf = (conformance: Conformance): Table => ({
  name: 'Screens',
  columns: ['Screen', ...devices.map((device) => `States on a ${device}`)],
  rows: collectGalleries(scenariosOf(conformance)).map(({ route, shots }) => [
    route,
    ...devices.map((device) => shots.filter((shot) => shot.device === device).length),
  ]),
});

const gatesTable = ({ gates }: Conformance): Table => ({
  name: 'Gates',
  columns: ['Gate', 'Checks', 'Passed', 'Failed', 'Left out'],
  rows: (gates ?? []).map(({ name, checks }) => [
    name,
    checks.length,
    ...(['passed', 'failed', 'left out'] as const).map(
      (status) => checks.filter((check) => check.status === status).length,
    ),
  ]),
});

const rulesTable = ({ gates }: Conformance): Table => ({
  name: 'Rules of the gates',
  columns: ['Gate', 'Rule', 'Found, at worst', 'Unit', 'Bound', 'Limit', 'Checks'],
  rows: (gates ?? []).flatMap((gate) =>
    rulesOf(gate).map(({ rule, worst: { figure, unit, bound, limit }, checks }) => [
      gate.name,
      rule,
      figure,
      unit,
      bound,
      limit,
      checks,
    ]),
  ),
});

const criteriaOf = ({ statement }: Conformance): Table => ({
  name: 'Accessibility',
  columns: ['Criterion', 'Name', 'Level', 'Outcome', 'Remains for a person'],
  rows: (statement?.criteria ?? []).map(({ number, name, level, outcome, remains }) => [
    number,
    name,
    level,
    outcome,
    remains,
  ]),
});

const wrongSitesOf = ({ sensitivity }: Conformance): Table => ({
  name: 'Wrong sites',
  columns: ['Breaks', 'Wrong site', 'Result', 'By'],
  rows: sensitivity.map(({ clause, name, status, by }) => [clause, name, NOTICED[status], by ?? '']),
});

const NOTICED = {
  killed: 'noticed',
  survived: 'not noticed',
  'not judged': 'not judged',
  equivalent: 'cannot be noticed',
} as const;

const changesOf = ({ clauses, screens, run }: Changes): Table => ({
  name: 'Changes',
  columns: ['Clause or screen', 'What', 'How'],
  rows: [
    ...clauses.flatMap(({ id, text, kind, wordsBefore, scenarios, calls }) => [
      ...(kind === 'changed' && wordsBefore === null
        ? []
        : [[id, text, wordsBefore ? 'words changed' : kind]]),
      ...scenarios.map((scenario) => [id, `Scenario: ${scenario.name}`, scenario.kind]),
      ...calls.map((call) => [id, `Call: ${call.name}`, call.kind]),
    ]),
    ...screens.map(({ file, kind }) => [file, 'Approved picture or text', kind]),
    ...[...(run?.broken ?? []), ...(run?.fixed ?? []), ...(run?.otherwise ?? [])].map(
      ({ id, text, before, now }) => [id, text, `${before ?? 'new'}, now ${now ?? 'gone'}`],
    ),
  ],
});

/** What is approved, and how much never was. */
function approvalsOf({ clauses, screens }: Desk['approvals']): Table {
  const all = [...Object.entries(clauses), ...Object.entries(screens)];
  const known = all.flatMap(([name, approval]) =>
    approval.state === 'never'
      ? []
      : [[name, APPROVED[approval.state], describeApprover(approval), approval.what.join('; ')]],
  );
  return {
    name: 'Approvals',
    columns: ['Clause or screen', 'State', 'By', 'What changed'],
    rows: [...known, [`${all.length - known.length} others`, 'never approved', '', '']],
  };
}

const APPROVED = { approved: 'approved as it stands', changed: 'changed since' } as const;
