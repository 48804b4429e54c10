import { setupWorker } from 'msw/browser';
import { handlersOf } from './index.ts';
import { type Call, createNetwork, type Fault } from './network.ts';

const files = import.meta.glob<string>('../node_modules/intl-tel-input/dist/js/{intlTelInput.min,utils}.js', {
  query: '?raw',
  import: 'default',
});

/** What the embedded mode offers in the browser's console as `embedded`. */
export type Embedded = { calls: Call[]; emails(): object[]; break(operation: string, fault: Fault): void };

/** Starts the outside services inside the page's own worker, before the site mounts. Nothing leaves the machine. */
export async function startEmbeddedServices(): Promise<void> {
  const network = createNetwork({
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    packageFile: (path) => files[`../node_modules/${path}`]!(),
  });
  const worker = setupWorker(...handlersOf(network, (url) => url.origin === location.origin));
  worker.events.on('response:mocked', ({ request }) => {
    const call = network.calls.findLast(({ url }) => url === request.url);
    if (call?.operation === 'sendEmail')
      console.info('This e-mail would have left:', JSON.parse(call.request.body));
  });
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  const embedded: Embedded = {
    calls: network.calls,
    emails: () =>
      network.calls.filter((c) => c.operation === 'sendEmail').map((c) => JSON.parse(c.request.body)),
    break: network.break,
  };
  Object.assign(window, { embedded });
}
