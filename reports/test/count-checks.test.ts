import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countChecks, countUnitTests } from '../read/count-checks.ts';

function writeReportFile(report: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('a missing report counts as one failure', () => {
  expect(countChecks('none.json')()).toEqual({ passed: 0, failed: 1 });
  expect(countUnitTests('none.json')()).toEqual({ passed: 0, failed: 1 });
});

it('failed, skipped and flaky checks of gates count as failed, and the failed ones are named', () => {
  const checks = [
    { title: 'home', ok: true, tests: [{ status: 'expected', results: [{ duration: 2000 }] }] },
    { title: 'contact', ok: false, tests: [{ status: 'unexpected', results: [] }] },
    { title: 'company', ok: true, tests: [{ status: 'skipped', results: [] }] },
  ];
  const suites = [{ title: 'specs/shift.spec.ts', suites: [{ title: 'shift, phone', specs: checks }] }];
  const stats = { expected: 1, unexpected: 1, skipped: 1, flaky: 1 };
  expect(countChecks(writeReportFile({ stats, suites }))()).toEqual({
    passed: 1,
    failed: 3,
    failures: ['shift, shift, phone: contact', 'shift, shift, phone: company'],
    times: ['home', 'contact', 'company'].map((name) => ({
      name: `specs/shift.spec.ts, shift, phone, ${name}`,
      seconds: name === 'home' ? 2 : 0,
    })),
  });
});

it('unit tests that did not pass count as failed, and the failed ones are named', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'one', duration: 500 },
    { status: 'failed', fullName: 'two' },
  ];
  const report = { numPassedTests: 1, numTotalTests: 3, testResults: [{ assertionResults }] };
  expect(countUnitTests(writeReportFile(report))()).toEqual({
    passed: 1,
    failed: 2,
    failures: ['two'],
    times: [
      { name: 'one', seconds: 0.5 },
      { name: 'two', seconds: 0 },
    ],
  });
});
