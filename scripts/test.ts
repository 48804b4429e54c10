import { mkdirSync, rmSync } from 'node:fs';
import { parseCommandLine } from '../harness/command-line.ts';
import { MESSAGES, RESULTS } from '../harness/results-folder.ts';
import { runStages } from '../harness/run-stages.ts';
import { countChecks, countScenarios, countUnits } from '../reports/read/count-checks.ts';

/** The whole suite. */
parseCommandLine('npm test', {});
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const unitResults = `${RESULTS}/unit.json`;
const failed = await runStages([
  [
    { name: 'format', args: ['run', 'format:check'] },
    { name: 'lint', args: ['run', 'lint'] },
    { name: 'types', args: ['run', 'typecheck'] },
    { name: 'contract types', args: ['run', 'types', '--', '--check'] },
    { name: 'unused', args: ['run', 'unused'] },
    { name: 'clauses', args: ['run', 'spec:check'] },
    { name: 'build', args: ['run', 'build'] },
  ],
  [{ name: 'features', args: ['run', 'spec'], count: countScenarios(MESSAGES) }],
  [
    { name: 'gates', args: ['run', 'gates'], count: countChecks(`${RESULTS}/gates.json`) },
    {
      name: 'units',
      args: ['run', 'unit', '--', '--reporter=dot', '--reporter=json', `--outputFile=${unitResults}`],
      count: countUnits(unitResults),
    },
  ],
  [{ name: 'report', args: ['run', 'report', '--', '--complete'] }],
]);
process.exit(failed ? 1 : 0);
