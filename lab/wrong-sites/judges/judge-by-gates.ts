import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { gatesOf, type PlaywrightReport } from '../../../reports/read/gates.ts';
import { runTool } from '../../../harness/commands/run-tool.ts';
import type { Mutant } from '../mutant.ts';
import { type Failure, findKiller, findLikelyKiller, type KillerSearch } from './find-killer.ts';
import { RecentPasses } from './recent-passes.ts';

/** The gate that must notice each kind of mistake, which such a mutant names in place of a clause. */
const GATES: Record<string, string> = {
  address: 'addresses',
  contrast: 'states',
  name: 'states',
  language: 'states',
  structure: 'states',
  look: 'states',
  heads: 'metadata',
  'focus-order': 'keyboard',
  'target-size': 'reflow',
  reflow: 'reflow',
  bytes: 'bytes',
  start: 'early',
  shift: 'shift',
  'seo-title': 'metadata',
  'seo-description': 'metadata',
  'seo-canonical': 'metadata',
  'seo-structured': 'metadata',
  'seo-robots': 'lighthouse',
};

/** Those that look at icons, files for crawlers or compressed copies, besides pages. */
const GATES_OF_ALL_FILES = ['bytes', 'metadata', 'lighthouse'];

/** Whether the mutant's gate needs a complete build; one of pages alone takes half the time. */
export const needsCompleteSite = ({ clause }: Mutant): boolean => GATES_OF_ALL_FILES.includes(GATES[clause]!);

/** The addresses of the mutant's site and of the original. */
type Origins = { mutant: string; original: string };

/**
 * Runs the gate for the mutant's kind of mistake, first the check that is `likely` to notice it; its failure is
 * conclusive if its message contains the mutant's `says`.
 */
export function judgeByGates(
  mutant: Mutant,
  origins: Origins,
  context: Omit<Checks, 'args'>,
): Promise<KillerSearch[]> {
  const gate = `gates/specs/${GATES[mutant.clause]}.spec.ts`;
  return judgeByChecks(mutant, origins, { ...context, args: [gate, '--project=gates'] });
}

type Checks = {
  place: string;
  likely?: string;
  /** The recent passes on that original, if they are recorded. */
  recent?: RecentPasses;
  /** Arguments of Playwright Test that select the checks. */
  args: readonly string[];
};

/** Runs checks of Playwright Test on a mutant, as `judgeByGates` does. */
export async function judgeByChecks(
  { says, ends }: Mutant,
  origins: Origins,
  { place, likely, recent = new RecentPasses(), args: selection }: Checks,
): Promise<KillerSearch[]> {
  const checks = async (args: string[], origin: string) =>
    checksOf(await runGate([...selection, ...args], origin, place), says);
  const searchAmong = (args: readonly string[]) =>
    findKiller(
      {
        async failuresOnMutant(failFast) {
          const limit = failFast ? ['--max-failures=1'] : [];
          const { count, failures } = await checks([...args, ...limit], origins.mutant);
          return count ? failures : undefined;
        },
        findPassingOnOriginal: (failures) =>
          recent.findPassing(
            failures,
            async (unknown) => (await checks(['--grep', patternOf(unknown)], origins.original)).passed,
          ),
      },
      ends,
    );
  const known = likely ? ['--grep', patternOf([{ by: likely }])] : undefined;
  const search = await findLikelyKiller(searchAmong, known, []);
  if (!search) throw new Error(`No check ran of ${selection.join(' ')}`);
  return [search];
}

async function runGate(args: string[], origin: string, place: string): Promise<PlaywrightReport> {
  const file = resolve(place, 'gates.json');
  rmSync(file, { force: true });
  const env = { SITE_URL: origin, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  await runTool('playwright', ['test', '--reporter=json', `--output=${place}/gates`, ...args], env, 'ignore');
  if (!existsSync(file)) throw new Error('The gate ended early');
  return JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
}

/** How many checks ran, those that passed and those that failed; a failure is conclusive if its message contains `says`. */
function checksOf(report: PlaywrightReport, says: string | undefined) {
  const all = gatesOf(report).flatMap(({ name, checks }) =>
    checks.map((check) => ({ ...check, by: `${name}: ${check.name}` })),
  );
  const failures = all
    .filter(({ status }) => status === 'failed')
    .map(({ by, notes }): Failure => {
      const lines = notes.join('\n').split('\n');
      const named = says === undefined ? undefined : lines.find((line) => line.includes(says));
      return { by, why: (named ?? lines[0]!).trim(), isConclusive: named !== undefined };
    });
  const passed = new Set(all.filter(({ status }) => status === 'passed').map(({ by }) => by));
  return { count: all.length, passed, failures };
}

/** The checks of failures as a pattern for Playwright's `--grep`: the titles around each, its own, and then its tags. */
const patternOf = (failures: readonly Pick<Failure, 'by'>[]): string =>
  failures
    .map(({ by }) => `${by.split(': ').slice(1).filter(Boolean).map(RegExp.escape).join('.*')}(?: @|$)`)
    .join('|');
