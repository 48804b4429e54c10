import { captureToolOutput } from './run-tool.ts';
import { isProgressLine } from './progress-printer.ts';

/** An npm command. `count` reads how many of its checks passed and failed; without `count` the command is one check. */
export type StageCommand = { name: string; args: string[]; env?: NodeJS.ProcessEnv; count?: () => RunCounts };

/** A test and the seconds that it took. */
export type TimedTest = { name: string; seconds: number };

/** The numbers of checks that passed and failed; if known, the failed checks' names and all checks' times. */
export type RunCounts = {
  passed: number;
  failed: number;
  failures?: readonly string[];
  times?: readonly TimedTest[];
};

/** The number of slowest tests to list at the end. */
const SLOWEST_TEST_COUNT = 10;

/**
 * Runs stages in order, and the commands of a stage in parallel, because commands often wait. At the end, prints a
 * line for each command with its failed checks, then the slowest tests, then `N passed, N failed`. Resolves with
 * these two numbers.
 */
export async function runStages(
  stages: readonly StageCommand[][],
): Promise<Pick<RunCounts, 'passed' | 'failed'>> {
  const total = { passed: 0, failed: 0 };
  const lines: string[] = [];
  const times: TimedTest[] = [];
  for (const stage of stages) {
    for (const { line, counted } of await Promise.all(stage.map(runStageCommand))) {
      lines.push(line);
      times.push(...(counted.times ?? []));
      total.passed += counted.passed;
      total.failed += counted.failed;
    }
  }
  console.log(`\n${lines.join('\n')}\n`);
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_TEST_COUNT);
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(5)} s ${name}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total;
}

/** Runs a command. Prints its progress immediately, and the rest of its output only if it fails. */
async function runStageCommand({ name, args, env, count }: StageCommand) {
  const started = performance.now();
  const { code, output } = await captureToolOutput(
    'npm',
    args,
    env,
    (line) => isProgressLine(line) && console.log(line),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counted: RunCounts = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A command may fail without a failed check, for example by a crash.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  const verdict = counted.failed ? 'FAIL' : 'ok  ';
  const line = `${verdict} ${name}: ${counted.passed} passed, ${counted.failed} failed, ${seconds} s`;
  console.log(counted.failed ? `\n== ${name}\n${output}\n${line}` : line);
  const failures = (counted.failures ?? []).map((failure) => `       ${failure}`);
  return { line: [line, ...failures].join('\n'), counted };
}
