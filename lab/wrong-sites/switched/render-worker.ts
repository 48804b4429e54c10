import { parentPort } from 'node:worker_threads';
import { renderBundle } from '../../../build/build-site.ts';
import { readSource } from '../../../build/read-source.ts';
import type { RenderAnswer, RenderRequest } from './render-thread.ts';

/** Renders the pages that a message asks for, each time by fresh copies of the site's modules, and posts them. */
parentPort!.on('message', async (request: RenderRequest) => {
  const answer: RenderAnswer = await render(request).then(
    (html) => ({ html }),
    (error: Error) => ({ error }),
  );
  parentPort!.postMessage(answer);
});

/** Renders with one mutant active in this thread, and in the browser by a statement before the other scripts of a page. */
async function render({ bundle, loader, active }: RenderRequest): Promise<Map<string, string>> {
  Object.assign(globalThis, { activeMutant: active });
  const { html } = await renderBundle(bundle, async (file) =>
    file === 'src/loader.js'
      ? `globalThis.activeMutant = ${JSON.stringify(active)};${loader}`
      : readSource(file),
  );
  return html;
}
