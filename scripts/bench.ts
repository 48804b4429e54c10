import { availableParallelism, loadavg } from 'node:os';
import claimTemporaryFolder from '../harness/commands/claim-temporary-folder.ts';
import { exitWithUsage, parseCommandLine } from '../harness/commands/command-line.ts';
import { openBenchSite } from '../lab/bench/bench-site.ts';
import { compareWithGoals } from '../lab/bench/goals.ts';
import { measureInteractions } from '../lab/bench/measure-interactions.ts';
import { measurePage } from '../lab/bench/measure-load.ts';
import { measureNextPages } from '../lab/bench/measure-next-page.ts';
import { paths } from '../src/content/paths.ts';

const PARTS = ['load', 'interactions', 'next-page'];

/**
 * Measures how long a visitor with a phone waits: for each page to load, for interactions and for the next page.
 * Compares these times with goals, with the same pages without scripts and with bare elements. Not a gate, because
 * machines differ.
 */
const USAGE = `npm run bench -- [--runs NUMBER] [--route PATH] [--part ${PARTS.join('|')}]`;
const { values } = parseCommandLine(USAGE, {
  options: {
    runs: { type: 'string', default: '3' },
    route: { type: 'string' },
    part: { type: 'string', multiple: true, default: PARTS },
  },
});
const { part: chosenParts, route } = values;
const runs = Number(values.runs);
// Lighthouse fails on the not-found page because its status is 404.
const routes = Object.values(paths).filter((path) => path !== paths.notFound && path === (route ?? path));
const unknownPart = chosenParts.find((name) => !PARTS.includes(name));
if (!(Number.isInteger(runs) && runs > 0)) exitWithUsage('--runs must be a whole number above 0', USAGE);
if (unknownPart !== undefined) exitWithUsage(`--part "${unknownPart}" is none of ${PARTS.join(', ')}`, USAGE);
if (routes.length === 0) exitWithUsage(`The site has no page at "${route}" that can be measured`, USAGE);

claimTemporaryFolder();
const site = await openBenchSite();
const round = (_name: string, value: unknown) => (typeof value === 'number' ? +value.toFixed(2) : value);
const printTable = (rows: readonly object[]) => console.table(JSON.parse(JSON.stringify(rows, round)));

const pageMeasurements = [];
if (chosenParts.includes('load')) {
  await measurePage(site, routes[0]!, 1); // warm-up: a browser's first load is slower than all later ones
  for (const path of routes) pageMeasurements.push(await measurePage(site, path, runs));
  printTable(pageMeasurements);
}
const interactions = chosenParts.includes('interactions') ? await measureInteractions(site, runs) : [];
if (interactions.length) printTable(interactions);
const nextPages = chosenParts.includes('next-page') ? await measureNextPages(site, runs) : [];
if (nextPages.length) printTable(nextPages);
await site.browser.close();

printTable(compareWithGoals({ pages: pageMeasurements, interactions, nextPages }));
console.log(`${runs} runs, medians of loads and interactions, in ms; mobile, cold cache, compressed.`);
const [load] = loadavg();
if (load! > availableParallelism())
  console.log(`The machine was busy (load ${load!.toFixed(1)}): times are too high, ratios hold.`);
process.exit();
