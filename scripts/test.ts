import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseCommandLine } from '../harness/command-line.ts';
import { RESULTS } from '../harness/results/results-folder.ts';
import { readRun } from '../harness/results/messages.ts';
import { captureTool, runTool } from '../harness/run-tool.ts';

parseCommandLine('npm test', {});

/** One command of the suite; `count` reads how many checks passed and failed in it, without it the command is one check. */
type Step = { name: string; args: string[]; count?: () => Count };
type Count = { passed: number; failed: number };

const unitResults = `${RESULTS}/unit.json`;
/** The stages in their order; the commands of a stage run side by side, as each often waits while another computes. */
const stages: Step[][] = [
  [
    { name: 'format', args: ['run', 'format:check'] },
    { name: 'lint', args: ['run', 'lint'] },
    { name: 'types', args: ['run', 'typecheck'] },
    { name: 'contract types', args: ['run', 'types', '--', '--check'] },
    { name: 'unused', args: ['run', 'unused'] },
    { name: 'clauses', args: ['run', 'spec:check'] },
    { name: 'build', args: ['run', 'build'] },
  ],
  [{ name: 'features', args: ['run', 'spec'], count: countScenarios }],
  [
    { name: 'gates', args: ['run', 'gates'], count: countChecks },
    {
      name: 'units',
      args: ['run', 'unit', '--', '--reporter=dot', '--reporter=json', `--outputFile=${unitResults}`],
      count: countUnits,
    },
  ],
  [{ name: 'report', args: ['run', 'report'] }],
];

function countUnits(): Count {
  if (!existsSync(unitResults)) return { passed: 0, failed: 1 };
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(unitResults, 'utf8'));
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

function countScenarios(): Count {
  const file = `${RESULTS}/features.ndjson`;
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { scenarios } = readRun(file);
  const passed = scenarios.filter(({ status }) => status === 'PASSED').length;
  return { passed, failed: scenarios.length - passed };
}

function countChecks(): Count {
  const file = `${RESULTS}/gates.json`;
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  // A skipped or flaky test counts as failed.
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
const lines = new Map<string, string>();
for (const stage of stages) await Promise.all(stage.map((step) => run(step, stage.length > 1)));

/** Runs a step. Its output is shown as it comes or, beside others, when it has ended. */
async function run({ name, args, count }: Step, isBesideOthers: boolean): Promise<void> {
  if (!isBesideOthers) console.log(`\n== ${name}`);
  const started = performance.now();
  const { code, output } = isBesideOthers
    ? await captureTool('npm', args)
    : { code: await runTool('npm', args), output: '' };
  if (isBesideOthers) console.log(`\n== ${name}\n${output}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A command may fail without a failed check, for example by a crash.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  lines.set(
    name,
    `${counted.failed ? 'FAIL' : 'ok  '} ${name}: ${counted.passed} passed, ${counted.failed} failed, ${seconds} s`,
  );
}

console.log(`\n${stages.flatMap((stage) => stage.map(({ name }) => lines.get(name))).join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
