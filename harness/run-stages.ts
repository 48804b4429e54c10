import { captureTool, runTool } from './run-tool.ts';

/** One npm command of a suite; `count` reads how many checks passed and failed in it, without it the command is one check. */
export type StageCommand = { name: string; args: string[]; env?: NodeJS.ProcessEnv; count?: () => Count };

/** How many checks passed and failed, and the names of those that failed as far as they are known. */
export type Count = { passed: number; failed: number; failures?: readonly string[] };

/**
 * Runs stages in their order. At the end it prints a line for each command, with the checks of it that failed, and
 * `N passed, N failed`. The commands of a stage run in parallel, because each often idles. Resolves
 * with the number that failed.
 */
export async function runStages(stages: readonly StageCommand[][]): Promise<number> {
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

/** Runs a command. Its output is streamed or, when others run in parallel, shown at its end. */
async function run({ name, args, env, count }: StageCommand, isBesideOthers: boolean) {
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
  const failures = (counted.failures ?? []).map((failure) => `       ${failure}`);
  return { line: [line, ...failures].join('\n'), counted };
}
