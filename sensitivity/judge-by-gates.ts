import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { gatesOf, type PlaywrightReport } from '../harness/results/gates.ts';
import { runTool } from '../harness/run-tool.ts';
import type { JudgeResult } from './judge-by-features.ts';
import type { Mutant } from './mutant.ts';
import { type Failure, findKiller } from './find-killer.ts';

/** The gate that must notice each kind of fault, which such a mutant names in place of a clause. */
const GATES: Record<string, string> = {
  contrast: 'states',
  name: 'states',
  language: 'states',
  structure: 'states',
  'focus-order': 'keyboard',
  'target-size': 'reflow',
  reflow: 'reflow',
  bytes: 'bytes',
  shift: 'shift',
  'seo-title': 'metadata',
  'seo-description': 'metadata',
  'seo-canonical': 'metadata',
  'seo-structured': 'metadata',
  'seo-robots': 'lighthouse',
};

/** The addresses of the mutant's site and of the original. */
type Origins = { mutant: string; original: string };

/** Runs the gate for the mutant's kind of fault; its failure is conclusive if its message contains `says`. */
export async function judgeByGates(mutant: Mutant, origins: Origins, place: string): Promise<JudgeResult> {
  const { clause, says = '', ends } = mutant;
  const gate = `gates/specs/${GATES[clause]}.spec.ts`;
  const checks = async (args: string[], origin: string) =>
    checksOf(await runGate([gate, ...args], origin, place), { gate, says });
  const search = await findKiller(
    {
      failuresOnMutant: async (failFast) =>
        (await checks(failFast ? ['--max-failures=1'] : [], origins.mutant)).failures,
      async findPassingOnOriginal(failures) {
        const pattern = failures.map(({ by }) => patternOf(by)).join('|');
        const { passed } = await checks(['--grep', pattern], origins.original);
        return failures.filter(({ by }) => passed.has(by));
      },
    },
    ends,
  );
  return { searches: search ? [search] : [] };
}

async function runGate(args: string[], origin: string, place: string): Promise<PlaywrightReport> {
  const file = resolve(place, 'gates.json');
  rmSync(file, { force: true });
  const env = { SITE_URL: origin, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  await runTool('playwright', ['test', '--reporter=json', `--output=${place}/gates`, ...args], env, 'ignore');
  if (!existsSync(file)) throw new Error('The gate ended early');
  return JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
}

/** The checks that passed and that failed; a failure is conclusive if its message contains `says`. */
function checksOf(report: PlaywrightReport, { gate, says }: { gate: string; says: string }) {
  const all = gatesOf(report).flatMap(({ name, checks }) =>
    checks.map((check) => ({ ...check, by: `${name}: ${check.name}` })),
  );
  if (all.length === 0) throw new Error(`No check of ${gate} ran`);
  const failures = all
    .filter(({ status }) => status === 'failed')
    .map(({ by, notes }): Failure => {
      const lines = notes.join('\n').split('\n');
      const named = lines.find((line) => line.includes(says));
      return { by, why: (named ?? lines[0]!).trim(), isConclusive: named !== undefined, files: [gate] };
    });
  const passed = new Set(all.filter(({ status }) => status === 'passed').map(({ by }) => by));
  return { passed, failures };
}

/** The check of a failure as a pattern for Playwright's `--grep`: the titles around it and its own. */
const patternOf = (by: string): string =>
  `${by.split(': ').slice(1).filter(Boolean).map(RegExp.escape).join('.*')}$`;
