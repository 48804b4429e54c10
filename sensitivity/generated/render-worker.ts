import { parentPort, workerData } from 'node:worker_threads';
import { renderBundle } from '../../build/build-site.ts';
import { readSource } from '../../build/read-source.ts';
import { createSwitch, printReporter, printSwitch } from './mutant-switch.ts';
import type { RenderedSite, RenderRequest } from './switched-site.ts';

/** Renders the pages that `workerData` asks for and posts them; the thread ends with its error if it cannot. */
const { bundle, loader, active } = workerData as RenderRequest;
const mutantCoverage = { static: {}, perTest: {} };
Object.assign(globalThis, { __stryker__: { ...createSwitch(active ?? []), mutantCoverage } });
const script = active ? printSwitch(active) : printReporter();
const { html } = await renderBundle(bundle, async (file) =>
  file === 'src/loader.js' ? `${script}${loader}` : readSource(file),
);
parentPort!.postMessage({ html, reached: Object.keys(mutantCoverage.static) } satisfies RenderedSite);
