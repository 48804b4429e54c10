import { buildSite } from '../build/build-site.ts';
import { runTool } from '../harness/run-tool.ts';
import { serve } from '../build/serve.ts';
import { failedScenarios, type Notice, placeOf } from './features.ts';
import { failedChecks, gateOf, patternOf } from './gates.ts';
import { type Judge, type Mutant, mutation } from './mutant.ts';
import type { Entry } from './record.ts';

/** What became of a mutant that was tried: who noticed it, what that said, and how long it took. */
export type Trial = Pick<Entry, 'by' | 'why' | 'seconds'> & { status: Exclude<Entry['status'], 'argued'> };

/** Builds the wrong site and lets its judges look, until the first one notices. `place` is a folder of its own. */
export async function judge(mutant: Mutant, place: string): Promise<Trial> {
  const started = performance.now();
  const notice = await noticed(mutant, place);
  const seconds = (performance.now() - started) / 1000;
  return { by: null, why: null, ...notice, status: notice?.by ? 'killed' : 'survived', seconds };
}

async function noticed(mutant: Mutant, place: string): Promise<Partial<Notice> | undefined> {
  if (mutant.judge === 'units') return byUnits(mutant);
  const look = mutant.judge === 'gates' ? byGates : byFeatures;
  try {
    if (mutant.judge === 'sdk') return await bySdk(mutant, place);
    return await withSite({ judge: mutant.judge, mutant }, place, (origin) => look(mutant, origin, place));
  } catch (error) {
    // A site that cannot be built, or that nobody could look at, says nothing about the suite.
    return { why: (error as Error).message };
  }
}

/** Builds and serves a site while a judge looks at it: a wrong one or, without a mutant, the right one in the same way. */
export async function withSite<T>(
  { judge, mutant }: { judge: Judge; mutant?: Mutant },
  place: string,
  look: (origin: string) => Promise<T>,
): Promise<T> {
  const plugins = mutant ? [mutation(mutant)] : [];
  await buildSite({ outDir: `${place}/site`, plugins, complete: judge === 'gates' });
  const { origin, server } = await serve(`${place}/site`, 0);
  try {
    return await look(origin);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** The scenarios of the provider's SDK open no page: they need no site, only the mutant's file among the mocks. */
async function bySdk({ id, clause }: Mutant, place: string): Promise<Notice | undefined> {
  const env = { SITE_URL: 'http://127.0.0.1', MUTANT: id, NODE_OPTIONS: '--import ./sensitivity/preload.ts' };
  const look = (tags: string) => failedScenarios(['--fail-fast', '--tags', tags, 'features'], env, place);
  const [own] = await look(`@sdk and @${clause}`);
  return own ?? (await look(`@sdk and not @${clause}`))[0];
}

async function byFeatures({ clause }: Mutant, origin: string, place: string): Promise<Notice | undefined> {
  const env = { SITE_URL: origin };
  const [own] = await failedScenarios(['--fail-fast', '--tags', `@${clause}`, 'features'], env, place);
  if (own) return own;
  const others = ['--fail-fast', '--parallel', '2', '--tags', `not @${clause}`, 'features'];
  const [other] = await failedScenarios(others, env, place);
  // Among so many, one may fail by chance: what notices a wrong site notices it again.
  return other && (await failedScenarios([placeOf(other.by)], env, place))[0];
}

async function byUnits(mutant: Mutant): Promise<Notice | undefined> {
  const env = { MUTANT: mutant.id };
  const code = await runTool('vitest', ['run', '--bail', '1', 'contracts', 'mocks', 'src'], env, 'ignore');
  return code === 0 ? undefined : { by: 'the unit tests', why: '' };
}

/** A gate has noticed a fault when it names it, twice; a failure for another reason is none of this one. */
async function byGates(
  { clause, says = '' }: Mutant,
  origin: string,
  place: string,
): Promise<Partial<Notice> | undefined> {
  const [first] = await failedChecks([gateOf(clause), '--max-failures=1'], origin, place);
  if (!first) return undefined;
  const [again] = await failedChecks([gateOf(clause), '--grep', patternOf(first.by)], origin, place);
  const named = again?.why.split('\n').find((line) => line.includes(says));
  return named ? { by: first.by, why: named.trim() } : { why: `Another fault: ${first.by}: ${first.why}` };
}
