import { stripVTControlCharacters } from 'node:util';
import { excessOf, FIGURE_ANNOTATION, type Figure } from '../../harness/figure.ts';

/** A gate with its checks; it has no checks if it has not run. */
export type Gate = { name: string; checks: GateCheck[] };

export type GateCheck = {
  /** The subject of the check, such as a screen in a state at a width. */
  name: string;
  status: 'passed' | 'failed' | 'left out';
  figures: Figure[];
  notes: string[];
};

type Annotation = { type: string; description?: string };
type PlaywrightTest = {
  title: string;
  ok: boolean;
  tags?: string[];
  tests: {
    status: string;
    annotations?: Annotation[];
    results: { errors?: { message?: string }[]; duration?: number }[];
  }[];
};
type PlaywrightSuite = { title: string; specs?: PlaywrightTest[]; suites?: PlaywrightSuite[] };

/** The part of the output of Playwright Test's JSON reporter that the report reads. */
export type PlaywrightReport = { suites: PlaywrightSuite[] };

/** Reads the gates of a run, one for each file of `gates/specs/`. */
export function gatesOf({ suites }: PlaywrightReport): Gate[] {
  return suites.map((suite) => ({ name: nameGate(suite.title), checks: checksOf(suite).map(checkOf) }));
}

/** The name of a gate by its file: `states` for `gates/specs/states.spec.ts`. */
export const nameGate = (file: string): string => file.split('/').at(-1)!.split('.')[0]!.replaceAll('-', ' ');

/** A check in the reporter's output, with the titles of the groups that contain it, the outermost first. */
export type PlacedSpec = { spec: PlaywrightTest; groupTitles: readonly string[] };

/** The checks of a file or group in their order. */
export const checksOf = (
  { specs = [], suites = [] }: PlaywrightSuite,
  groupTitles: readonly string[] = [],
): PlacedSpec[] => [
  ...specs.map((spec) => ({ spec, groupTitles })),
  ...suites.flatMap((suite) => checksOf(suite, [...groupTitles, suite.title])),
];

/** Converts a check of the reporter's output; the name begins with the titles of its groups. */
export function checkOf({ spec, groupTitles }: PlacedSpec): GateCheck {
  const { title, ok, tests } = spec;
  const leftOut = tests.length > 0 && tests.every(({ status }) => status === 'skipped');
  const annotations = tests.flatMap((test) => test.annotations ?? []);
  const described = annotations.filter(({ type, description }) => type !== FIGURE_ANNOTATION && description);
  return {
    name: [...groupTitles, title].filter(Boolean).join(': '),
    status: leftOut ? 'left out' : ok ? 'passed' : 'failed',
    figures: annotations
      .filter(({ type }) => type === FIGURE_ANNOTATION)
      .map(({ description }) => JSON.parse(description!) as Figure),
    notes: [...described.map(({ type, description }) => `${type}: ${description}`), ...errorsOf(spec)],
  };
}

/** The failure messages of a check. */
export const errorsOf = ({ tests }: PlaywrightTest): string[] =>
  tests
    .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
    .map(({ message = '' }) => stripVTControlCharacters(message));

/** The worst figure of each rule of a gate. */
export function findWorst({ checks }: Gate): Figure[] {
  const byRule = Map.groupBy(
    checks.flatMap(({ figures }) => figures),
    ({ rule }) => rule,
  );
  return [...byRule.values()].map((figures) => figures.toSorted((a, b) => excessOf(b) - excessOf(a))[0]!);
}
