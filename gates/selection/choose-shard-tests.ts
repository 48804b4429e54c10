import { writeFileSync } from 'node:fs';
import { RESULTS_FOLDER } from '../../harness/commands/results-folder.ts';
import { captureToolOutput } from '../../harness/commands/run-tool.ts';

/** Command-line arguments that limit features, gates and unit tests to selected tests. */
export type TestSelectionArguments = { features: string[]; gates: string[]; units: string[] };

/**
 * Selects the tests of a shard. Shard 2 of 3 has the second of every three checks of the gates. Neighbouring checks are
 * alike, so all shards take equally long. With Playwright's own `--shard` some shards take longer.
 */
export async function chooseShardTests(shard: number, count: number): Promise<TestSelectionArguments> {
  const { output } = await captureToolOutput('playwright', [
    'test',
    '--project=gates',
    '--list',
    '--reporter=list',
  ]);
  const checks = output.split('\n').filter((line) => line.trim().startsWith('[gates]'));
  const file = `${RESULTS_FOLDER}/gates-of-part.txt`;
  writeFileSync(file, checks.filter((_check, index) => index % count === shard - 1).join('\n'));
  const own = ['--shard', `${shard}/${count}`];
  return { features: own, gates: ['--test-list', file], units: own };
}
