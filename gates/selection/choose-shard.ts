import { writeFileSync } from 'node:fs';
import { RESULTS } from '../../harness/commands/results-folder.ts';
import { captureTool } from '../../harness/commands/run-tool.ts';

/** Arguments that make features, gates and unit tests run only selected tests. */
export type TestSelection = { features: string[]; gates: string[]; units: string[] };

/**
 * Selects a shard. Shard 2 of 3 has the second of every three checks of the gates. Neighbours in the list of checks are
 * of one kind, so all shards take equally long. With Playwright's own `--shard` some take longer than others.
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
