import { stripVTControlCharacters } from 'node:util';
import { excessOf, FIGURE_ANNOTATION, type MeasuredFigure } from '../../harness/figure.ts';

/** A gate with its checks; it has no checks if it has not run. */
export type Gate = { name: string; checks: GateCheck[] };

export type GateCheck = {
  /** The subject of the check, such as a screen in a state at a width. */
  name: string;
  status: 'passed' | 'failed' | 'left out';
  figures: MeasuredFigure[];
  notes: string[];
};

type PlaywrightAnnotation = { type: string; description?: string };
type PlaywrightSpec = {
  title: string;
  ok: boolean;
  tags?: string[];
  tests: {
    status: string;
    annotations?: PlaywrightAnnotation[];
    results: { errors?: { message?: string }[]; duration?: number }[];
  }[];
};
type PlaywrightSuite = { title: string; specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] };

/** The part of the output of Playwright Test's JSON reporter that the report reads. */
export type PlaywrightReport = { suites: PlaywrightSuite[] };

/** Reads the gates of a run, one for each file of `gates/specs/`. */
export function gatesOf({ suites }: PlaywrightReport): Gate[] {
  return suites.map((suite) => ({ name: nameGate(suite.title), checks: listSpecs(suite).map(convertSpec) }));
}

/** The name of a gate by its file: `states` for `gates/specs/states.spec.ts`. */
export const nameGate = (file: string): string => file.split('/').at(-1)!.split('.')[0]!.replaceAll('-', ' ');

/** A check in the reporter's output, with the titles of the groups that contain it, the outermost first. */
export type PlacedSpec = { spec: PlaywrightSpec; groupTitles: readonly string[] };

/** The checks of a file or group in their order. */
export const listSpecs = (
  { specs = [], suites = [] }: PlaywrightSuite,
  groupTitles: readonly string[] = [],
): PlacedSpec[] => [
  ...specs.map((spec) => ({ spec, groupTitles })),
  ...suites.flatMap((suite) => listSpecs(suite, [...groupTitles, suite.title])),
];

/** Converts a check of Playwright's output into a `GateCheck`, whose name begins with the titles of its groups. */
export function convertSpec({ spec, groupTitles }: PlacedSpec): GateCheck {
  const { title, ok, tests } = spec;
  const leftOut = tests.length > 0 && tests.every(({ status }) => status === 'skipped');
  const annotations = tests.flatMap((test) => test.annotations ?? []);
  const described = annotations.filter(({ type, description }) => type !== FIGURE_ANNOTATION && description);
  return {
    name: [...groupTitles, title].filter(Boolean).join(': '),
    status: leftOut ? 'left out' : ok ? 'passed' : 'failed',
    figures: annotations
      .filter(({ type }) => type === FIGURE_ANNOTATION)
      .map(({ description }) => JSON.parse(description!) as MeasuredFigure),
    notes: [...described.map(({ type, description }) => `${type}: ${description}`), ...errorsOf(spec)],
  };
}

/** The failure messages of a check. */
export const errorsOf = ({ tests }: PlaywrightSpec): string[] =>
  tests
    .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
    .map(({ message = '' }) => stripVTControlCharacters(message));

/** The worst figure of each rule of a gate. */
export function worstFiguresOf({ checks }: Gate): MeasuredFigure[] {
  const byRule = Map.groupBy(
    checks.flatMap(({ figures }) => figures),
    ({ rule }) => rule,
  );
  return [...byRule.values()].map((figures) => figures.toSorted((a, b) => excessOf(b) - excessOf(a))[0]!);
}
