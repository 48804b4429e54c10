import { setupWorker } from 'msw/browser';
import { handlersOf } from '../index.ts';
import { type Call, createNetwork, type Fault } from '../network.ts';

const files = import.meta.glob<string>(
  '../../node_modules/intl-tel-input/dist/js/{intlTelInput.min,utils}.js',
  {
    query: '?raw',
    import: 'default',
  },
);

/** What the embedded mode offers in the browser's console as `embedded`. */
export type EmbeddedConsole = {
  calls: Call[];
  emails(): object[];
  addFault(operation: string, fault: Fault): void;
};

/** The site itself, and the relay where a build is pointed at one on this machine: they answer for themselves. */
const isOwn = ({ origin, hostname }: URL) =>
  origin === location.origin || (hostname === '127.0.0.1' && origin === import.meta.env.VITE_EMAIL_API_URL);

/** Starts the outside services inside the page's own worker, before the site mounts. Nothing leaves the machine. */
export async function startEmbeddedServices(): Promise<void> {
  const network = createNetwork({
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    packageFile: (path) => files[`../../node_modules/${path}`]!(),
  });
  const worker = setupWorker(...handlersOf(network, isOwn));
  worker.events.on('response:mocked', ({ request }) => {
    const call = network.calls.findLast(({ url }) => url === request.url);
    if (call?.operation === 'sendEmail')
      console.info('This e-mail would have left:', JSON.parse(call.request.body));
  });
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  const embedded: EmbeddedConsole = {
    calls: network.calls,
    emails: () =>
      network.calls.filter((c) => c.operation === 'sendEmail').map((c) => JSON.parse(c.request.body)),
    addFault: network.addFault,
  };
  Object.assign(window, { embedded });
}
