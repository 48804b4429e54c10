import type { Gate, GateCheck } from './model.ts';

type Note = { type: string; description?: string };
type Spec = {
  title: string;
  ok: boolean;
  tests: { status: string; annotations?: Note[]; results: { errors?: { message?: string }[] }[] }[];
};
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] };

/** What Playwright Test's JSON reporter writes, as far as the report reads it. */
export type PlaywrightReport = { suites: Suite[] };

/** The gates, one for each file of `gates/`. */
export function gatesOf({ suites }: PlaywrightReport): Gate[] {
  return suites.map((suite) => ({ name: nameOf(suite.title), checks: checksOf(suite, '') }));
}

/** `gates/accessibility.spec.ts` is the gate `accessibility`. */
const nameOf = (file: string): string => file.split('/').at(-1)!.split('.')[0]!.replaceAll('-', ' ');

function checksOf({ specs = [], suites = [] }: Suite, before: string): GateCheck[] {
  return [
    ...specs.map((spec) => checkOf(spec, before)),
    ...suites.flatMap((suite) => checksOf(suite, `${before}${suite.title}: `)),
  ];
}

function checkOf({ title, ok, tests }: Spec, before: string): GateCheck {
  const leftOut = tests.length > 0 && tests.every(({ status }) => status === 'skipped');
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
  const notes = tests.flatMap(({ annotations = [] }) =>
    annotations.map(({ type, description }) => (description ? `${type}: ${description}` : type)),
  );
  return {
    name: before + title,
    status: leftOut ? 'left out' : ok ? 'passed' : 'failed',
    // oxlint-disable-next-line no-control-regex -- colours are control characters
    notes: [...notes, ...errors.map(({ message = '' }) => message.replaceAll(/\u001B\[[\d;]*m/g, ''))],
  };
}
