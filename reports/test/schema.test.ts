import { Validator } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { scenariosOf } from '../read/sections.ts';
import { schemaOfReport } from '../write-report.ts';
import { createReport, createSensitivity, gateFixtures, mixedLooks } from './report-fixtures.ts';
import { claims, product, scope } from './statement-fixtures.ts';

const full = createReport(mixedLooks, {
  gates: gateFixtures,
  units: { numPassedTests: 2, numTotalTests: 3, testResults: [] },
  sensitivity: createSensitivity([['5.4', 'killed']]),
  accessibility: { claims, scope, product },
});

/** A copy of the full report with one change. */
function differing(change: (copy: typeof full) => void) {
  const copy = structuredClone(full);
  change(copy);
  return copy;
}
const at = (report: typeof full) => scenariosOf(report)[0]!;
const lookAt = (report: typeof full) => at(report).looks[0]!;

describe('the schema of the report', () => {
  // The schema is published as JSON, which drops undefined.
  const validator = new Validator(JSON.parse(JSON.stringify(schemaOfReport())), '2020-12');

  it('accepts a full report', () => expect(validator.validate(full).errors).toEqual([]));

  it.each([
    ['a date that is none', differing((report) => (report.run.date = 'yesterday'))],
    ['a clause id that is none', differing((report) => (report.sections[4]!.clauses[0]!.id = '5'))],
    ['an address with a space', differing((report) => (at(report).id = '5.4 long'))],
    ['an unknown status', differing((report) => Object.assign(at(report), { status: 'passed' }))],
    [
      'an unknown verdict',
      differing((report) => Object.assign(report.sections[4]!.clauses[0]!, { verdict: '' })),
    ],
    ['an unknown device', differing((report) => Object.assign(lookAt(report), { device: 'tablet' }))],
    ['time that runs back', differing((report) => (lookAt(report).steps[0]!.seconds = -1))],
    ['a scenario that nobody looked at', differing((report) => (at(report).looks = []))],
    ['half a line', differing((report) => (at(report).line = 1.5))],
    [
      'a secret noted with a call',
      differing((report) => Object.assign(lookAt(report).calls[0]!, { key: 'k' })),
    ],
    [
      'a check without its figures',
      differing((report) => Object.assign(report.gates![0]!.checks[0]!, { figures: null })),
    ],
    [
      'a figure with its place',
      differing((report) => Object.assign(report.gates![0]!.checks[0]!.figures[0]!, { where: '' })),
    ],
    [
      "the runner's notes on a wrong site",
      differing((report) => Object.assign(report.sensitivity[0]!, { why: '' })),
    ],
    [
      'a criterion that is more than known',
      differing((report) => Object.assign(report.statement!.criteria[0]!, { outcome: 'conforms' })),
    ],
    ['another version', differing((report) => Object.assign(report, { version: 1 }))],
  ])('refuses %s', (_what, report) => expect(validator.validate(report).valid).toBe(false));
});
