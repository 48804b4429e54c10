import { writeFileSync } from 'node:fs';
import { captureTool } from '../harness/run-tool.ts';

/**
 * Writes a list of the gates' checks for `--test-list`: for part 2 of 3 the second of every three. Checks of one kind
 * follow one another and take equally long, so the parts do too, which Playwright's own `--shard` does not achieve.
 */
export async function listPart(part: number, parts: number, file: string): Promise<void> {
  const { output } = await captureTool('playwright', [
    'test',
    '--project=gates',
    '--list',
    '--reporter=list',
  ]);
  const checks = output.split('\n').filter((line) => line.trim().startsWith('[gates]'));
  writeFileSync(file, checks.filter((_check, index) => index % parts === part - 1).join('\n'));
}
