import { globSync } from 'node:fs';
import { type Envelope, type Pickle, TimeConversion } from '@cucumber/messages';
import { runOf } from '../../harness/results/messages.ts';
import { clauseOf } from '../../harness/results/scenarios.ts';
import { type Device, devices } from '../../harness/viewports.ts';
import { readCompleteMessages } from '../../harness/results/read-complete-messages.ts';
import { Suite } from '../judges/suite.ts';
import { scenarioOf } from '../judges/suite-result.ts';
import { REACHED } from '../switched/mutant-switch.ts';
import { RenderThread } from '../switched/render-thread.ts';
import type { SwitchedBuild } from '../switched/switched-build.ts';
import { SwitchedSite } from '../switched/switched-site.ts';

const WORKERS = 2;

/** A look at a scenario on the original, and the mutants that it reached. */
export type CoveredLook = {
  /** The scenario as `file:line`. */
  scenario: string;
  name: string;
  clause: string;
  device: Device;
  /** What its steps say, tables and texts included. */
  words: string;
  seconds: number;
  passed: boolean;
  /** The paths of the pages that it had sent. */
  pages: string[];
  reached: string[];
};

/** A look's name, such as `features/a.feature:12 phone`. */
export const nameOfLook = ({ scenario, device }: Pick<CoveredLook, 'scenario' | 'device'>): string =>
  `${scenario} ${device}`;

/** A scenario by what stays when lines move, from `file:line name`. */
export const keyOfScenario = (by: string): string => by.replace(/:\d+ /, ' ');

/** What a page reported, or the path of a page that was sent, and when. */
type Report = { at: number; reached: string[]; pages: string[] };

/** Runs the features on the original, feature by feature, and records which mutants each look reaches. */
export async function recordCoverage(
  build: SwitchedBuild,
  place: string,
  features: readonly string[] = globSync('features/**/*.feature'),
): Promise<CoveredLook[]> {
  const queue = features.flatMap((path) =>
    devices.map((device) => ({ paths: [path], tags: 'not @sdk', device })),
  );
  const looks: CoveredLook[] = [];
  const work = async (folder: string) => {
    const reports: Report[] = [];
    const own: CoveredLook[] = [];
    const site = new SwitchedSite(build, `${folder}/site`, ({ url = '', headers }, response) => {
      const [path = '', ids = ''] = url.split('?');
      const isReport = path === REACHED;
      const pages = headers['sec-fetch-dest'] === 'document' ? [path] : [];
      reports.push({ at: Date.now(), reached: isReport ? ids.split(',') : [], pages });
      if (isReport) response.writeHead(204).end();
      return isReport;
    });
    // Nothing is judged here: a busy machine must not make a scenario end before it has reached what it can.
    const { origin } = await site.activate(undefined);
    const suite = new Suite({ SITE_URL: origin, TIMEOUT_MS: '10000' }, folder);
    for (let selection = queue.shift(); selection; selection = queue.shift()) {
      await suite.run(selection);
      const envelopes = readCompleteMessages(`${folder}/messages.ndjson`);
      own.push(...readLooks(envelopes, selection.device, reports));
    }
    await site.activate([]);
    looks.push(...(await repeatFailed(own, suite)));
    suite.end();
    site.close();
  };
  await Promise.all(Array.from({ length: WORKERS }, (_none, index) => work(`${place}/coverage-${index}`)));
  const thread = new RenderThread(build);
  const { reached } = await thread.render(undefined);
  thread.end();
  return addRendered(looks, reached);
}

/** Runs what failed once more: a scenario that counts the page's requests fails by its reports only. */
async function repeatFailed(looks: readonly CoveredLook[], suite: Suite): Promise<CoveredLook[]> {
  const failed = looks.filter(({ passed }) => !passed);
  const passing = new Set<string>();
  for (const [device, some] of Map.groupBy(failed, (look) => look.device)) {
    const { passed } = await suite.run({ paths: some.map(({ scenario }) => scenario), device });
    for (const by of passed) passing.add(nameOfLook({ scenario: scenarioOf(by), device }));
  }
  return looks.map((look) => ({
    ...look,
    passed: look.passed || passing.has(nameOfLook(look)),
  }));
}

/** Reads the looks of a run: to each belongs what pages reported between its beginning and its end. */
function readLooks(
  envelopes: readonly Envelope[],
  device: Device,
  reports: readonly Report[],
): CoveredLook[] {
  const { runs, testCases } = runOf(envelopes);
  const starts = envelopes.flatMap(({ testCaseStarted }) => testCaseStarted ?? []);
  const ends = envelopes.flatMap(({ testCaseFinished }) => testCaseFinished ?? []);
  return runs.map(({ pickle, status }) => {
    const testCase = testCases.find(({ pickleId }) => pickleId === pickle.id)!;
    const start = starts.find(({ testCaseId }) => testCaseId === testCase.id)!;
    const end = ends.find(({ testCaseStartedId }) => testCaseStartedId === start.id)!;
    const [from, to] = [start, end].map(({ timestamp }) =>
      TimeConversion.timestampToMillisecondsSinceEpoch(timestamp),
    ) as [number, number];
    const own = reports.filter(({ at }) => at >= Math.floor(from) && at <= to);
    return {
      scenario: `${pickle.uri}:${pickle.location?.line}`,
      name: pickle.name,
      clause: clauseOf(pickle),
      device,
      words: wordsOf(pickle),
      seconds: (to - from) / 1000,
      passed: status === 'PASSED',
      pages: [...new Set(own.flatMap(({ pages }) => pages))],
      reached: [...new Set(own.flatMap(({ reached }) => reached))],
    };
  });
}

/** What the steps of a scenario say, tables and texts included. */
export const wordsOf = ({ steps }: Pickle): string =>
  steps
    .flatMap(({ text, argument }) => [
      text,
      argument?.docString?.content ?? '',
      ...(argument?.dataTable?.rows ?? []).flatMap(({ cells }) => cells.map(({ value }) => value)),
    ])
    .join('\n');

/** What only the build reaches is in the HTML of the pages; a scenario without scripts has nothing but that HTML. */
function addRendered(looks: readonly CoveredLook[], rendered: readonly string[]): CoveredLook[] {
  const inBrowser = new Set(looks.flatMap(({ reached }) => reached));
  const onlyRendered = rendered.filter((id) => !inBrowser.has(id));
  return looks.map((look) => ({
    ...look,
    reached: look.reached.length ? [...look.reached, ...onlyRendered] : [...rendered],
  }));
}
