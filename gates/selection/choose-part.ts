import { writeFileSync } from 'node:fs';
import { RESULTS } from '../../harness/commands/results-folder.ts';
import { captureTool } from '../../harness/commands/run-tool.ts';

/** Arguments that make features, gates and unit tests run a selection only. */
export type Selection = { features: string[]; gates: string[]; units: string[] };

/**
 * Selects part 2 of 3, for example. Of the gates' checks it takes the second of every three: those of one kind follow
 * one another and take equally long, so the parts do too, which Playwright's own `--shard` does not achieve.
 */
export async function choosePart(part: number, parts: number): Promise<Selection> {
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
