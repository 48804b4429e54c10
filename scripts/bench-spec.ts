import { createServer } from 'node:http';
import claimTemporaryFolder from '../harness/claim-temporary-folder.ts';
import { measureBareScenario } from '../harness/browsers/bare-scenario.ts';
import { startBrowser } from '../harness/browsers/start-browser.ts';
import { parseCommandLine } from '../harness/command-line.ts';
import { median } from '../harness/median.ts';
import { Visitor } from '../harness/visitor.ts';

const RUNS = 30;

/**
 * Measures the cost of the harness in a trivial scenario, from a new context to a closed one: with a Visitor and with
 * Playwright alone, in turn. Prints the medians, their ratio and the CPU seconds.
 */
parseCommandLine('npm run bench:spec', {});
claimTemporaryFolder();
const page = '<!doctype html><html data-hydrated><title>Blank</title><h1>Blank</h1></html>';
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(page);
});
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as { port: number };
process.env.SITE_URL = `http://127.0.0.1:${port}`;
const browser = await startBrowser();

const runBare = () => measureBareScenario(browser, process.env.SITE_URL!);

async function runWithHarness(): Promise<void> {
  const visitor = new Visitor();
  await visitor.open(browser, { phone: false, motion: false, script: true });
  await visitor.visit('/');
  await visitor.page.locator('h1').waitFor();
  await visitor.close();
}

type Sample = { wall: number; cpu: number };

async function measure(action: () => Promise<unknown>): Promise<Sample> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await action();
  const { user, system } = process.cpuUsage(cpu);
  return { wall: performance.now() - start, cpu: (user + system) / 1e6 };
}

const samples = { bare: [] as Sample[], harness: [] as Sample[] };
await runBare();
await runWithHarness();
for (let run = 0; run < RUNS; run += 1) {
  samples.bare.push(await measure(runBare));
  samples.harness.push(await measure(runWithHarness));
}
await browser.close();
server.close();

const [alone, ours] = [samples.bare, samples.harness].map((list) => median(list.map(({ wall }) => wall)));
const cpu = median(samples.harness.map((sample) => sample.cpu));
console.log(
  `Playwright alone ${alone!.toFixed(0)} ms, harness ${ours!.toFixed(0)} ms: ratio ${(ours! / alone!).toFixed(2)} (limit 1.5)`,
);
console.log(`${cpu.toFixed(3)} CPU seconds a scenario in this process, medians of ${RUNS}`);
