import { existsSync, rmSync } from 'node:fs';
import { readRun } from '../reports/messages.ts';
import { buildSite } from '../scripts/build-site.ts';
import { runAsync } from '../scripts/run.ts';
import { serve } from '../scripts/serve.ts';
import { type Mutant, mutation } from './mutant.ts';

/** What became of a mutant; `by` names the scenario, test or gate that noticed it. Seconds of real time. */
export type Verdict = { status: 'killed' | 'survived'; by: string | null; seconds: number };

/** Builds the wrong site and lets its judges look, until the first one notices. `place` is a folder of its own. */
export async function judge(mutant: Mutant, place: string): Promise<Verdict> {
  const started = performance.now();
  const by = await noticedBy(mutant, place);
  return { status: by ? 'killed' : 'survived', by, seconds: (performance.now() - started) / 1000 };
}

async function noticedBy(mutant: Mutant, place: string): Promise<string | null> {
  if (mutant.judge === 'units') return byUnits(mutant);
  if (mutant.judge === 'sdk') return bySdk(mutant, place);
  try {
    await buildSite({
      outDir: `${place}/site`,
      plugins: [mutation(mutant)],
      complete: mutant.judge === 'gates',
    });
  } catch (error) {
    // A site that cannot be built is noticed before anybody sees it.
    return `the build: ${(error as Error).message.split('\n')[0]}`;
  }
  const { origin, server } = await serve(`${place}/site`, 0);
  try {
    if (mutant.judge === 'gates') return await byGates(mutant, origin);
    const env = { SITE_URL: origin };
    const own = await byFeatures(['--tags', `@${mutant.clause}`], env, place);
    if (own) return own;
    const other = await byFeatures(['--tags', `not @${mutant.clause}`, '--parallel', '2'], env, place);
    // On a busy machine a scenario may fail of itself: one of another clause has to fail twice.
    return other && (await byFeatures([], env, place, other.split(' ')[0]));
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** The scenarios of the provider's SDK open no page: they need no site, only the mutant's file among the mocks. */
async function bySdk({ id, clause }: Mutant, place: string): Promise<string | null> {
  const env = { SITE_URL: 'http://127.0.0.1', MUTANT: id, NODE_OPTIONS: '--import ./sensitivity/preload.ts' };
  const own = await byFeatures(['--tags', `@sdk and @${clause}`], env, place);
  return own ?? (await byFeatures(['--tags', `@sdk and not @${clause}`], env, place));
}

async function byFeatures(
  args: string[],
  env: NodeJS.ProcessEnv,
  place: string,
  path = 'features',
): Promise<string | null> {
  const messages = `${place}/messages.ndjson`;
  rmSync(messages, { force: true });
  const quiet = ['--format', `summary:${place}/summary.txt`, '--format', `message:${messages}`];
  await runAsync(
    'cucumber-js',
    ['--parallel', '0', '--fail-fast', ...quiet, ...args, path],
    { ...env, PICTURES: 'off' },
    'ignore',
  );
  if (!existsSync(messages)) throw new Error('The features did not run');
  const failed = readRun(messages).scenarios.find(({ status }) => status === 'FAILED');
  return failed ? `${failed.file}:${failed.line} ${failed.name}` : null;
}

async function byUnits(mutant: Mutant): Promise<string | null> {
  const env = { MUTANT: mutant.id };
  const code = await runAsync('vitest', ['run', '--bail', '1', 'mocks', 'src'], env, 'ignore');
  return code === 0 ? null : 'the unit tests';
}

/** The gates by the kind of fault that each claims to notice; other kinds are search engines' concern. */
const GATES: Record<string, string> = {
  contrast: 'accessibility',
  name: 'accessibility',
  language: 'accessibility',
  structure: 'accessibility',
  'focus-order': 'keyboard',
  'target-size': 'reflow',
  reflow: 'reflow',
  bytes: 'bytes',
};

async function byGates({ clause }: Mutant, origin: string): Promise<string | null> {
  const gate = GATES[clause] ?? 'lighthouse';
  // A gate that finds nothing to run has noticed nothing.
  const args = [
    'test',
    `gates/${gate}.spec.ts`,
    '--max-failures=1',
    '--reporter=line',
    '--pass-with-no-tests',
  ];
  const code = await runAsync('playwright', args, { SITE_URL: origin }, 'ignore');
  return code === 0 ? null : `gates/${gate}.spec.ts`;
}
