import { checkOf, checksOf, errorsOf, type PlacedSpec, type PlaywrightReport } from './gates.ts';

/** The type of the note with which a check says on which browser it ran. */
export const BROWSER_NOTE = 'browser';

/** A check of a walk, with the clauses that it is tagged with. */
export type WalkCheck = { clauses: string[]; name: string; isPassed: boolean; message: string };

/** A walk through the site: the browser, and each check. */
export function walkOf({ suites }: PlaywrightReport): { browser: string; checks: WalkCheck[] } {
  const placed = suites.flatMap((suite) => checksOf(suite));
  return {
    browser: [...new Set(placed.flatMap(browsersOf))].join(', '),
    checks: placed.map((one) => {
      const { name, status } = checkOf(one);
      const isPassed = status === 'passed';
      return {
        clauses: (one.spec.tags ?? []).map((tag) => tag.replace('@', '')),
        name,
        isPassed,
        message: errorsOf(one.spec)[0]?.split('\n')[0] ?? '',
      };
    }),
  };
}

const browsersOf = ({ spec }: PlacedSpec): string[] =>
  spec.tests
    .flatMap(({ annotations = [] }) => annotations)
    .flatMap(({ type, description = '' }) => (type === BROWSER_NOTE ? [description] : []));
