import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { gatesOf, type PlaywrightReport } from '../../../reports/read/gates.ts';
import { runTool } from '../../../harness/commands/run-tool.ts';
import type { Mutant } from '../mutant.ts';
import {
  type Failure,
  type JudgeTests,
  type KillerSearchResult,
  searchRoundsForKiller,
  type TestRun,
} from './find-killer.ts';
import type { JudgeContext, SearchForKiller } from './judge-context.ts';

/** The gates that need a complete build, because they also check icons, files for crawlers or compressed copies. */
const GATES_NEEDING_COMPLETE_BUILD = ['bytes', 'metadata', 'lighthouse'];

/** Builds the mutant and runs its gate. Mutants that a gate judges have the gate's name in place of a clause. */
export const judgeByGates: SearchForKiller = async (mutant, context, formerKiller) => {
  const gate = mutant.clause;
  await context.site.build(mutant, GATES_NEEDING_COMPLETE_BUILD.includes(gate) ? 'complete' : 'pages');
  return judgeByChecks(mutant, context, [`gates/specs/${gate}.spec.ts`, '--project=gates'], formerKiller);
};

/** Runs checks that Playwright Test's arguments select. A failure counts if its message has the mutant's `says`. */
export async function judgeByChecks(
  { says, ends }: Mutant,
  { folder, site }: JudgeContext,
  commonArgs: readonly string[],
  formerKiller = '',
): Promise<KillerSearchResult> {
  const tests: JudgeTests<string[]> = {
    async run(which, args, { failFast } = {}) {
      await site.serve(which);
      const limit = failFast ? ['--max-failures=1'] : [];
      return readCheckResults(await runChecks([...commonArgs, ...args, ...limit], site.origin, folder), says);
    },
    select: (failures) => ['--grep', grepPatternOf(failures)],
  };
  const firstRound = formerKiller ? [{ selection: tests.select([{ by: formerKiller }]) }] : [];
  return searchRoundsForKiller(tests, [...firstRound, { selection: [] }], ends);
}

async function runChecks(args: string[], origin: string, folder: string): Promise<PlaywrightReport> {
  const file = resolve(folder, 'gates.json');
  rmSync(file, { force: true });
  const env = { SITE_URL: origin, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  await runTool(
    'playwright',
    ['test', '--reporter=json', `--output=${folder}/gates`, ...args],
    env,
    'ignore',
  );
  if (!existsSync(file)) throw new Error('The gate ended early');
  return JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
}

/** Reads the result of a run. A failure is conclusive if its message contains `says`. */
function readCheckResults(report: PlaywrightReport, says: string | undefined): TestRun {
  const all = gatesOf(report).flatMap(({ name, checks }) =>
    checks.map((check) => ({ ...check, by: `${name}: ${check.name}` })),
  );
  const failures = all
    .filter(({ status }) => status === 'failed')
    .map(({ by, notes }): Failure => {
      const lines = notes.join('\n').split('\n');
      const lineWithSays = says === undefined ? undefined : lines.find((line) => line.includes(says));
      return { by, why: (lineWithSays ?? lines[0]!).trim(), isConclusive: lineWithSays !== undefined };
    });
  const passed = new Set(all.filter(({ status }) => status === 'passed').map(({ by }) => by));
  return { count: all.length, passed, failures };
}

/** A pattern for Playwright's `--grep` that matches failed checks by the titles of their groups and their own title. */
const grepPatternOf = (failures: readonly Pick<Failure, 'by'>[]): string =>
  failures
    .map(({ by }) => `${by.split(': ').slice(1).filter(Boolean).map(RegExp.escape).join('.*')}(?: @|$)`)
    .join('|');
