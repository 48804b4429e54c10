import { convertSpec, listSpecs, errorsOf, type PlaywrightReport } from '../../../reports/read/gates.ts';
import type { EngineRun } from '../../../reports/read/model/engine-run.ts';

/** The type of the annotation that names the browser, with its version, in which a check ran. */
export const BROWSER_ANNOTATION = 'browser';

/** Summarises the results of the walk (checks of the site in WebKitGTK) for the report. */
export function summariseWalk({ suites }: PlaywrightReport): EngineRun {
  const specs = suites.flatMap((suite) => listSpecs(suite));
  const notes = specs.flatMap(({ spec }) => spec.tests.flatMap(({ annotations = [] }) => annotations));
  const browsers = notes.flatMap(({ type, description = '' }) =>
    type === BROWSER_ANNOTATION ? description : [],
  );
  return {
    engine: 'WebKitGTK',
    browser: [...new Set(browsers)].join(', '),
    scope: 'a walk through the site with embedded services; WebKitGTK has Safari’s engine but is not Safari',
    checks: specs.length,
    failed: specs.flatMap((spec) => {
      const { name, status } = convertSpec(spec);
      const clauses = (spec.spec.tags ?? []).map((tag) => tag.replace('@', ''));
      const message = errorsOf(spec.spec)[0]?.split('\n')[0] ?? '';
      return status === 'passed' ? [] : [{ clauses, name, message }];
    }),
    notRun: [],
  };
}
