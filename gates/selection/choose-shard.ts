import { writeFileSync } from 'node:fs';
import { RESULTS } from '../../harness/commands/results-folder.ts';
import { captureTool } from '../../harness/commands/run-tool.ts';

/** Arguments that make features, gates and unit tests run only selected tests. */
export type TestSelection = { features: string[]; gates: string[]; units: string[] };

/**
 * Selects a shard, such as 2 of 3: of the gates' checks, the second of every three. Checks of one kind are listed
 * together and take equally long, so the shards do too; with Playwright's own `--shard` they do not.
 */
export async function chooseShard(part: number, parts: number): Promise<TestSelection> {
  const { output } = await captureTool('playwright', [
    'test',
    '--project=gates',
    '--list',
    '--reporter=list',
  ]);
  const checks = output.split('\n').filter((line) => line.trim().startsWith('[gates]'));
  const file = `${RESULTS}/gates-of-part.txt`;
  writeFileSync(file, checks.filter((_check, index) => index % parts === part - 1).join('\n'));
  const own = ['--shard', `${part}/${parts}`];
  return { features: own, gates: ['--test-list', file], units: own };
}
