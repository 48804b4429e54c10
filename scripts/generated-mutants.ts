import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findOrInstallChromium } from '../harness/browsers/browser.ts';
import { exitWithUsage, parseCommandLine } from '../harness/command-line.ts';
import { type CoveredLook, recordCoverage } from '../sensitivity/generated/coverage.ts';
import { buildSwitchedSite } from '../sensitivity/generated/switched-site.ts';
import { type GeneratedTrial, tryGenerated } from '../sensitivity/generated/try-generated.ts';
import type { GeneratedMutant } from '../sensitivity/generated/instrument.ts';

const USAGE = 'npm run sensitivity:generated -- [--each 50] [--coverage FILE]';
const PLACE = '.cache/mutants/generated';
const RESULT = 'reports/results/generated.json';

/** Judges every mutant that Stryker makes of src/, or each so many of them; `--coverage` takes and keeps the looks. */
const { values } = parseCommandLine(USAGE, {
  options: { each: { type: 'string', default: '1' }, coverage: { type: 'string' } },
});
const each = Number(values.each);
if (!Number.isInteger(each) || each < 1) exitWithUsage(`--each is "${values.each}"`, USAGE);
process.env.VITE_EMAIL_API_KEY ||= 'key-of-the-features';
findOrInstallChromium();
const build = await buildSwitchedSite(`${PLACE}/build`);
const looks = await readOrRecordCoverage(values.coverage);
const chosen = build.mutants.filter((_mutant, index) => index % each === 0);
const results: (GeneratedMutant & GeneratedTrial)[] = [];
await tryGenerated(chosen, build, looks, PLACE, (mutant, trial) => {
  results.push({ ...mutant, ...trial });
  mkdirSync('reports/results', { recursive: true });
  writeFileSync(RESULT, JSON.stringify(results, null, 2));
  const { file, start, mutator } = mutant;
  console.log(`${results.length}/${chosen.length} ${trial.status}: ${mutator} in ${file}:${start.line}`);
});
for (const [status, some] of Map.groupBy(results, (result) => result.status))
  console.log(`${some.length} ${status}`);
process.exit();

async function readOrRecordCoverage(file: string | undefined): Promise<CoveredLook[]> {
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as CoveredLook[];
  const recorded = await recordCoverage(build, PLACE);
  if (file) writeFileSync(file, JSON.stringify(recorded));
  return recorded;
}
