import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { runTool } from '../../../harness/commands/run-tool.ts';
import { editedFilesOf } from '../mutant.ts';
import { type JudgeTests, searchRoundsForKiller, type TestRun } from './find-killer.ts';
import type { SearchForKiller } from './judge-context.ts';

/** The folders whose unit tests judge a mutant that changes no file of `relay/`. */
const UNIT_TEST_ROOMS = ['contracts', 'mocks', 'src', 'build'];

/** The beginning of vitest's messages about compared values; messages about promises may begin with `Error:`. */
const COMPARISON_MESSAGE = /^(?:AssertionError\b|Error: (?:expected|promise (?:resolved|rejected)) )/;

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** Runs unit tests on the mutant, first the former killer's file. A failure is conclusive if values were compared. */
export const judgeByUnits: SearchForKiller = (mutant, { folder }, formerKiller) => {
  const env = { mutant: { MUTANT: JSON.stringify(mutant) }, original: {} };
  const tests: JudgeTests<string[]> = {
    run: (site, files, { failFast } = {}) =>
      runUnitTests([...(failFast ? ['--bail', '1'] : []), ...files], env[site], folder),
    select: (failures) => [...new Set(failures.map(({ by }) => by.split(': ')[0]!))],
  };
  const formerFile = tests.select([{ by: formerKiller }]);
  const rooms = editedFilesOf(mutant).some((one) => one.startsWith('relay/')) ? ['relay'] : UNIT_TEST_ROOMS;
  const rounds = [...(existsSync(formerFile[0]!) ? [formerFile] : []), rooms];
  return searchRoundsForKiller(
    tests,
    rounds.map((selection) => ({ selection })),
    mutant.ends,
  );
};

/** Runs unit tests; throws if the run ended early. */
async function runUnitTests(args: string[], env: NodeJS.ProcessEnv, folder: string): Promise<TestRun> {
  const file = `${folder}/units.json`;
  rmSync(file, { force: true });
  // Not the project `night`: its tests, such as those that end the relay's process, would take minutes.
  const options = ['run', '--project=gate', '--reporter=json', `--outputFile=${file}`];
  await runTool('vitest', [...options, ...args], env, 'ignore');
  const report = existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as VitestReport);
  if (!report || report.testResults.length === 0) throw new Error('The unit tests ended early');
  return readUnitResults(report);
}

/**
 * Reads passed and failed unit tests from vitest's JSON report. If a file's tests did not start, because a module could
 * not be loaded, the file counts as one failed test.
 */
export function readUnitResults({ testResults }: VitestReport): TestRun {
  const all = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const loading = {
      fullName: 'its tests begin',
      status: assertionResults.length ? 'passed' : status,
      failureMessages: [message],
    };
    return [loading, ...assertionResults].map((test) => ({
      ...test,
      by: `${file}: ${test.fullName}`,
    }));
  });
  return {
    count: all.length,
    passed: new Set(all.filter(({ status }) => status === 'passed').map(({ by }) => by)),
    failures: all
      .filter(({ status }) => status === 'failed')
      .map(({ by, failureMessages: [why = ''] }) => ({
        by,
        why: why.split('\n')[0]!,
        isConclusive: COMPARISON_MESSAGE.test(why),
      })),
  };
}
