import { setupWorker } from 'msw/browser';
import { createAllHandlers } from '../index.ts';
import { type Call, createNetwork, type Fault } from '../network.ts';

const phonePickerFiles = import.meta.glob<string>(
  '../../node_modules/intl-tel-input/dist/js/{intlTelInput.min,utils}.js',
  { query: '?raw', import: 'default' },
);

/** The type of `window.embedded`, for use in the browser's console while the page embeds the services. */
export type EmbeddedConsole = {
  calls: Call[];
  emails(): object[];
  addFault(operation: string, fault: Fault): void;
};

/** Whether an address is the site's own, or that of the local relay for which the site is built: neither is mocked. */
const isSiteAddress = ({ origin, hostname }: URL) =>
  origin === location.origin || (hostname === '127.0.0.1' && origin === import.meta.env.VITE_ENQUIRY_URL);

/**
 * Starts the mocked services before the site mounts: in a service worker, or in the page itself if the browser has no
 * service workers or refuses them. No call reaches the internet.
 */
export async function startEmbeddedServices(): Promise<void> {
  const network = createNetwork({
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    readPackageFile: (path) => phonePickerFiles[`../../node_modules/${path}`]!(),
  });
  const worker = setupWorker(...createAllHandlers(network, isSiteAddress));
  worker.events.on('response:mocked', ({ request }) => {
    const call = network.calls.findLast(({ url }) => url === request.url);
    if (call?.operation === 'sendEmail')
      console.info('This e-mail would have left:', JSON.parse(call.request.body));
  });
  const start = () => worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  await start().catch(() => {
    // Registering the worker failed. MSW mocks inside the page only without `navigator.serviceWorker`: delete it.
    worker.stop();
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    return start();
  });
  if (!('serviceWorker' in navigator)) blockCdnScripts();
  const embedded: EmbeddedConsole = {
    calls: network.calls,
    emails: () =>
      network.calls.filter((c) => c.operation === 'sendEmail').map((c) => JSON.parse(c.request.body)),
    addFault: network.addFault,
  };
  Object.assign(window, { embedded });
}

/** Blocks the phone picker's CDN, which MSW cannot mock without a service worker: the site then uses its own copy. */
function blockCdnScripts(): void {
  const policy = { httpEquiv: 'content-security-policy', content: "script-src 'self'" };
  document.head.append(Object.assign(document.createElement('meta'), policy));
  console.info('This browser refuses service workers: the page itself answers for the outside services.');
}
