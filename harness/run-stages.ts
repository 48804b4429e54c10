import { existsSync, readFileSync } from 'node:fs';
import { readRun } from './results/messages.ts';
import { captureTool, runTool } from './run-tool.ts';

/** One npm command of a suite; `count` reads how many checks passed and failed in it, without it the command is one check. */
export type Step = { name: string; args: string[]; env?: NodeJS.ProcessEnv; count?: () => Count };
export type Count = { passed: number; failed: number };

/**
 * Runs stages in their order, and prints one line for each command and `N passed, N failed` at the end; the commands of a
 * stage run side by side, as each often waits while another computes. Resolves with the number that failed.
 */
export async function runStages(stages: readonly Step[][]): Promise<number> {
  const total: Count = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const stage of stages) {
    const done = await Promise.all(stage.map((step) => run(step, stage.length > 1)));
    for (const { line, counted } of done) {
      lines.push(line);
      total.passed += counted.passed;
      total.failed += counted.failed;
    }
  }
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed;
}

/** Runs a step. Its output is shown as it comes or, beside others, when it has ended. */
async function run({ name, args, env, count }: Step, isBesideOthers: boolean) {
  if (!isBesideOthers) console.log(`\n== ${name}`);
  const started = performance.now();
  const { code, output } = isBesideOthers
    ? await captureTool('npm', args, env)
    : { code: await runTool('npm', args, env), output: '' };
  if (isBesideOthers) console.log(`\n== ${name}\n${output}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A command may fail without a failed check, for example by a crash.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  const verdict = counted.failed ? 'FAIL' : 'ok  ';
  const line = `${verdict} ${name}: ${counted.passed} passed, ${counted.failed} failed, ${seconds} s`;
  return { line, counted };
}

/** The looks of a run of the features, by its messages. */
export const countLooks = (file: string) => (): Count => {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { scenarios } = readRun(file);
  const passed = scenarios.filter(({ status }) => status === 'PASSED').length;
  return { passed, failed: scenarios.length - passed };
};

/** The checks of a run of Playwright Test, by its JSON report; a skipped or flaky one counts as failed. */
export const countChecks = (file: string) => (): Count => {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
};

/** The unit tests, by vitest's JSON report. */
export const countUnits = (file: string) => (): Count => {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
};
