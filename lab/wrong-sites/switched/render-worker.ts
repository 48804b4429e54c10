import { parentPort } from 'node:worker_threads';
import { renderBundle } from '../../../build/build-site.ts';
import { readSource } from '../../../build/read-source.ts';
import { createSwitch, printSwitch } from './mutant-switch.ts';
import type { RenderAnswer, RenderedSite, RenderRequest } from './render-thread.ts';

/** Renders the pages that a message asks for, each time by fresh copies of the site's modules, and posts them. */
parentPort!.on('message', async (request: RenderRequest) => {
  const answer: RenderAnswer = await render(request).then(
    (site) => ({ site }),
    (error: Error) => ({ error }),
  );
  parentPort!.postMessage(answer);
});

async function render({ bundle, loader, active }: RenderRequest): Promise<RenderedSite> {
  Object.assign(globalThis, { __mutants__: createSwitch(active) });
  const { html } = await renderBundle(bundle, async (file) =>
    file === 'src/loader.js' ? `${printSwitch(active)}${loader}` : readSource(file),
  );
  return { html };
}
