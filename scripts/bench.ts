import { type AddressInfo, createServer } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { paths } from '../src/content/paths.ts';
import { compareWithGoals, type Measurements } from '../lab/bench/goals.ts';
import { measureInteractions } from '../lab/bench/measure-interactions.ts';
import { measureAdvance, measureNextPages, visits } from '../lab/bench/measure-next-page.ts';
import { measureLoad, type PageLoad, type Throttling } from '../lab/bench/measure-load.ts';
import { medianOf } from '../harness/median.ts';
import { percentile } from '../lab/bench/percentile.ts';
import { serveWithTwin } from '../lab/bench/serve-with-twin.ts';
import claimTemporaryFolder from '../harness/commands/claim-temporary-folder.ts';
import { browserFlags, findOrInstallChromium } from '../harness/browsers/launch-chromium.ts';
import { exitWithUsage, parseCommandLine } from '../harness/commands/command-line.ts';

const PARTS = ['load', 'interactions', 'next-page'] as const;
type BenchPart = (typeof PARTS)[number];

/**
 * Measures what each page costs a visitor with a phone, beside the same page without scripts and the goals: its load,
 * the interactions, and the way to the next page. `--runs 5` takes medians of five runs, `--route /company` loads
 * one page, `--part next-page` measures that alone. Timings depend on the machine and its load: they are no gate.
 */
const USAGE = `npm run bench -- [--runs NUMBER] [--route PATH] [--part ${PARTS.join('|')}]`;
const { values } = parseCommandLine(USAGE, {
  options: {
    runs: { type: 'string', default: '3' },
    route: { type: 'string' },
    part: { type: 'string', multiple: true, default: [...PARTS] },
  },
});
const isAsked = (part: BenchPart) => values.part.includes(part);
const runs = Number(values.runs);
// Lighthouse fails on the not-found page because its status is 404.
const routes = Object.values(paths)
  .filter((path) => path !== paths.notFound)
  .filter((path) => !values.route || path === values.route);
if (!(Number.isInteger(runs) && runs > 0)) exitWithUsage('--runs must be a whole number above 0', USAGE);
const unknown = values.part.find((part) => !PARTS.some((known) => known === part));
if (unknown !== undefined) exitWithUsage(`--part "${unknown}" is none of ${PARTS.join(', ')}`, USAGE);
if (routes.length === 0)
  exitWithUsage(`The site has no page at "${values.route}" that can be measured`, USAGE);

claimTemporaryFolder();

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const port = await findFreePort();
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: [...browserFlags, `--remote-debugging-port=${port}`],
});
const { site, twin, services } = await serveWithTwin();

/** Loads the page and its twin alternately: other load of the machine then slows both down. */
async function measure(path: string, throttling: Throttling): Promise<{ site: PageLoad; twin: PageLoad }> {
  const loads: { site: PageLoad; twin: PageLoad }[] = [];
  for (let run = 0; run < runs; run += 1)
    loads.push({
      twin: await measureLoad(port, twin, path, throttling),
      site: await measureLoad(port, site, path, throttling),
    });
  return { site: medianOf(loads.map((each) => each.site)), twin: medianOf(loads.map((each) => each.twin)) };
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const seconds = (ms: number) => (ms / 1000).toFixed(2);
const printRow = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => (index ? cell.padStart(8) : cell.padEnd(24))).join(''));

function printPage(name: string, page: { site: PageLoad; twin: PageLoad }): void {
  const { lcp, fcp, speedIndex, tbt, cls, bytes, requests, scripts, html } = page.site;
  const times = [lcp, page.twin.lcp].map(seconds);
  const ratio = (lcp / page.twin.lcp).toFixed(2);
  const others = [seconds(fcp), seconds(speedIndex), tbt.toFixed(0), cls.toFixed(3)];
  printRow([
    name,
    ...times,
    ratio,
    ...others,
    kilobytes(scripts),
    kilobytes(html),
    kilobytes(bytes),
    String(requests),
  ]);
}

async function measureLoads(): Promise<Pick<Measurements, 'pages' | 'applied'>> {
  await measureLoad(port, site, routes[0]!, 'simulate'); // the browser's own first load is slower than any other
  printRow([
    '',
    'LCP s',
    'twin s',
    'ratio',
    'FCP s',
    'SI s',
    'TBT ms',
    'CLS',
    'JS KB',
    'HTML KB',
    'all KB',
    'req.',
  ]);
  const pages = [];
  for (const path of routes) {
    const page = await measure(path, 'simulate');
    printPage(path, page);
    pages.push({ path, ...page });
  }
  const applied = await measure(routes[0]!, 'devtools');
  printPage(`${routes[0]} (applied)`, applied);
  return { pages, applied: routes[0] === '/' ? applied.site : undefined };
}

async function measureAllInteractions(): Promise<Pick<Measurements, 'interactions'>> {
  const interactions = await measureInteractions(browser, site.origin, runs);
  for (const { name, ms, ...work } of interactions) {
    const parts = Object.entries(work).map(([kind, time]) => `${kind} ${time.toFixed(1)}`);
    console.log(`${name}: ${ms} ms to the next paint at a quarter of the speed, in it ${parts.join(', ')}`);
  }
  return { interactions };
}

async function measureWays(): Promise<Pick<Measurements, 'nextPages' | 'advances'>> {
  const nextPages = [];
  for await (const one of measureNextPages(browser, site.origin, runs)) {
    const [p75, p95] = [0.75, 0.95].map((share) => percentile(one.runs, share).toFixed(0));
    console.log(`${one.name}, ${one.visit}: painted after p75 ${p75} ms, p95 ${p95} ms`);
    nextPages.push(one);
  }
  const advances = [];
  for (const visit of visits)
    advances.push({ visit, bytes: await measureAdvance(browser, site.origin, visit) });
  return { nextPages, advances };
}

const measurements: Measurements = {
  ...(isAsked('load') ? await measureLoads() : { pages: [], applied: undefined }),
  ...(isAsked('interactions') ? await measureAllInteractions() : { interactions: [] }),
  ...(isAsked('next-page') ? await measureWays() : { nextPages: [], advances: [] }),
};
await browser.close();
site.close();
twin.close();
services.close();

console.log();
for (const { goal, figure, limit, where, isMet } of compareWithGoals(measurements))
  console.log(
    `${isMet ? 'met   ' : 'MISSED'} ${goal}: ${Number(figure.toFixed(3))} (limit ${limit}), ${where}`,
  );
console.log(
  `\n${runs} runs, of loads and interactions the medians; mobile, cold cache, compressed; KB of scripts and HTML as gzip.`,
);
const [busy] = loadavg();
if (busy! > availableParallelism())
  console.log(
    `The machine was busy (load ${busy!.toFixed(1)} on ${availableParallelism()} cores): times are too high, ratios hold.`,
  );
