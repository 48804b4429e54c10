import { stripVTControlCharacters } from 'node:util';
import { excessOf, FIGURE, type Figure } from '../../harness/figure.ts';
import type { Gate, GateCheck } from './model/gate.ts';

type Note = { type: string; description?: string };
type Spec = {
  title: string;
  ok: boolean;
  tags?: string[];
  tests: {
    status: string;
    annotations?: Note[];
    results: { errors?: { message?: string }[]; duration?: number }[];
  }[];
};
type PlaywrightSuite = { title: string; specs?: Spec[]; suites?: PlaywrightSuite[] };

/** The part of the output of Playwright Test's JSON reporter that the report reads. */
export type PlaywrightReport = { suites: PlaywrightSuite[] };

/** The gates of a run, one for each file of `gates/specs/`. */
export function gatesOf({ suites }: PlaywrightReport): Gate[] {
  return suites.map((suite) => ({ name: nameOf(suite.title), checks: checksOf(suite).map(checkOf) }));
}

/** `gates/specs/states.spec.ts` is the gate `states`. */
const nameOf = (file: string): string => file.split('/').at(-1)!.split('.')[0]!.replaceAll('-', ' ');

/** A check in the reporter's output, with the titles around it. */
export type PlacedSpec = { spec: Spec; before: readonly string[] };

/** The checks of a file in their order. */
export const checksOf = (
  { specs = [], suites = [] }: PlaywrightSuite,
  before: readonly string[] = [],
): PlacedSpec[] => [
  ...specs.map((spec) => ({ spec, before })),
  ...suites.flatMap((suite) => checksOf(suite, [...before, suite.title])),
];

/** A check of a gate, its name beginning with the titles around it. */
export function checkOf({ spec, before }: PlacedSpec): GateCheck {
  const { title, ok, tests } = spec;
  const leftOut = tests.length > 0 && tests.every(({ status }) => status === 'skipped');
  const annotations = tests.flatMap((test) => test.annotations ?? []);
  return {
    name: [...before, title].filter(Boolean).join(': '),
    status: leftOut ? 'left out' : ok ? 'passed' : 'failed',
    figures: annotations.filter(isFigure).map(figureOf),
    notes: [
      ...annotations
        .filter((note) => !isFigure(note))
        .map(({ type, description }) => (description ? `${type}: ${description}` : type)),
      ...errorsOf(spec),
    ],
  };
}

/** The failure message of a check. */
export const errorsOf = ({ tests }: Spec): string[] =>
  tests
    .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
    .map(({ message = '' }) => stripVTControlCharacters(message));

const isFigure = ({ type }: Note): boolean => type === FIGURE;

/** A figure without its place, which is already in the name of its check. */
function figureOf({ description = '' }: Note): GateCheck['figures'][number] {
  const { where: _where, ...figure } = JSON.parse(description) as Figure;
  return figure;
}

/** A rule of a gate: the number of checks with a figure for it, and the worst of these figures. */
export type GateRule = { rule: string; checks: number; worst: GateCheck['figures'][number]; where: string };

/** The figures of a gate, summed up by rule. */
export function rulesOf({ checks }: Gate): GateRule[] {
  const all = checks.flatMap(({ name, figures }) => figures.map((figure) => ({ figure, name })));
  return [...Map.groupBy(all, ({ figure }) => figure.rule)].map(([rule, own]) => {
    const worst = own.toSorted((a, b) => excessOf(b.figure) - excessOf(a.figure))[0]!;
    return { rule, checks: own.length, worst: worst.figure, where: worst.name };
  });
}
