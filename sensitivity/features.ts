import { globSync } from 'node:fs';
import { readClauses } from '../harness/clauses/clauses.ts';
import { NO_SCENARIOS, type OwnScenarios } from '../harness/results/model/sensitivity.ts';
import type { ScenarioSelection } from '../harness/runner/runner.ts';
import type { Mutant } from './mutant.ts';
import { type Failure, type Finding, findNotice, type Looks } from './notice.ts';
import type { Suite } from './suite.ts';

/** What the judges found, in their order. */
export type Verdict = {
  findings: Finding[];
  /** How the scenarios of the own clause did, and the files that these are in. */
  own?: OwnScenarios;
  files?: string[];
};

/** The features, loaded for a wrong site and for the right one. */
export type Suites = { wrong: Suite; original: Suite };

const DEVICES = ['desktop', 'phone'] as const;

/** A site on which the scenarios of so many features end otherwise does so on all: nobody need wait for the rest. */
const ENOUGH = 8;

/** Lets the scenarios of the mutant's clause look, on each device; if none of them notices, all others. */
export async function byFeatures({ clause, ends }: Mutant, suites: Suites): Promise<Verdict> {
  const files = featuresOf(clause);
  const own = { ...NO_SCENARIOS };
  const findings: Finding[] = [];
  for (const device of files.length ? DEVICES : []) {
    const finding = await findNotice(looksOf({ paths: files, tags: `@${clause}`, device }, suites), ends);
    if (!finding) continue;
    findings.push(finding);
    own[device] = finding.notice !== undefined;
  }
  if (findings.some(({ notice }) => notice)) return { findings, own, files };
  const tags = files.length ? `not @${clause}` : '';
  return { findings: [...findings, ...(await byOthers(tags, suites, ends))], own, files };
}

/** Lets the scenarios with these tags look, feature by feature, on a desktop and then on a phone, until one notices. */
async function byOthers(tags: string, suites: Suites, ends?: string): Promise<Finding[]> {
  const features = globSync('features/**/*.feature').toSorted();
  const looks = DEVICES.flatMap((device) => features.map((path) => ({ paths: [path], tags, device })));
  const findings: Finding[] = [];
  for (const look of looks) {
    const finding = (await findNotice(amongMany(look, suites), ends)) ?? {};
    findings.push(finding);
    if (finding.notice) break;
    if (findings.filter(({ discounted }) => discounted && !discounted.isFair).length >= ENOUGH) break;
  }
  return findings;
}

/** The same with the scenarios of the provider's SDK, which open no page. */
export async function bySdk({ clause, ends }: Mutant, suites: Suites): Promise<Verdict> {
  const files = featuresOf(clause);
  const own = { paths: files, tags: `@sdk and @${clause}` };
  const finding = files.length ? await findNotice(looksOf(own, suites), ends) : undefined;
  if (finding?.notice) return { findings: [finding], files };
  const others = { paths: ['features'], tags: files.length ? `@sdk and not @${clause}` : '@sdk' };
  const other = await findNotice(amongMany(others, suites), ends);
  return { findings: [finding ?? {}, other ?? {}], files };
}

/** The file with the clause's scenarios; none for a clause that the features do not know. */
const featuresOf = (clause: string): string[] =>
  readClauses().flatMap(({ id, file }) => (id === clause ? `features/${file}.feature` : []));

function looksOf(look: ScenarioSelection, { wrong, original }: Suites): Looks {
  return {
    async atWrong(failFast) {
      // What ended otherwise may have left its browser in any state.
      if (!failFast) wrong.end();
      const { count, failures } = await wrong.look({ ...look, failFast });
      return count ? failures : undefined;
    },
    async passingAtRight(failures) {
      const { passed } = await original.look(placesOf(failures, look));
      return failures.filter(({ by }) => passed.has(by));
    },
  };
}

/** Among so many, one may fail by chance: what notices a wrong site notices it again. */
function amongMany(look: ScenarioSelection, suites: Suites): Looks {
  const looks = looksOf(look, suites);
  return {
    ...looks,
    async passingAtRight(failures) {
      const again = await suites.wrong.look(placesOf(failures, look));
      const kinds = new Map(again.failures.map(({ by, isFair }) => [by, isFair]));
      const lasting = failures.filter(({ by, isFair }) => kinds.get(by) === isFair);
      return lasting.length ? looks.passingAtRight(lasting) : [];
    },
  };
}

/** The look of some scenarios alone. */
const placesOf = (failures: readonly Failure[], { device }: ScenarioSelection): ScenarioSelection => ({
  paths: failures.map(({ by }) => by.split(' ')[0]!),
  ...(device && { device }),
});
