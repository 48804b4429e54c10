import { rmSync } from 'node:fs';
import { isIP } from 'node:net';
import { buildSite } from '../build/build-site.ts';
import { serveDirectory } from '../build/serve-directory.ts';
import { createRelayPlugin } from '../build/site-under-test.ts';
import claimTemporaryFolder from '../harness/commands/claim-temporary-folder.ts';
import { parseCommandLine } from '../harness/commands/command-line.ts';
import { createNodeNetwork } from '../mocks/adapters/node.ts';
import { startRelay } from '../relay/src/main.ts';
import { readSettings } from '../relay/src/settings.ts';

const SPOOL_FOLDER = '.cache/spool';
/** The mocked e-mail provider answers after this many ms, so you have time to look into the queue. */
const PROVIDER_DELAY_MS = 5000;

const { relay: isWithRelay } = parseCommandLine('npm start -- [--relay]', {
  options: { relay: { type: 'boolean' } },
}).values;
claimTemporaryFolder();
const outDir = '.cache/embedded';
const port = Number(process.env.PORT ?? 4173);
// Use HOST only if it is an IP address: Conda and some shells set it to a name that does not lead to this machine.
const host = isIP(process.env.HOST ?? '') ? process.env.HOST! : '127.0.0.1';
const listensOnAllAddresses = /^(0\.0\.0\.0|::)$/.test(host);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is "${process.env.PORT}"; it must be a number from 0 to 65535.`);
  process.exit(1);
}

/** The site's origins, which the relay accepts; empty until the site is served, because the relay starts first. */
const siteOrigins: string[] = [];
const relayAddress = isWithRelay ? await startRelayWithMockedProvider() : undefined;
await buildSite({ outDir, mode: 'embedded', plugins: relayAddress ? [createRelayPlugin(relayAddress)] : [] });
const { origin } = await serveDirectory(outDir, port, host).catch((error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? 'something else listens there' : error.message;
  console.error(`Port ${port} of ${host} cannot be used: ${reason}. Name others in PORT and HOST.`);
  process.exit(1);
});
const { port: servedPort } = new URL(origin);
const localOrigins = ['127.0.0.1', 'localhost'].map((name) => `http://${name}:${servedPort}`);
siteOrigins.push(origin, ...localOrigins);
console.log(
  relayAddress
    ? `Enquiries go to the relay, ${relayAddress}: look into ${SPOOL_FOLDER}/queue after you have sent one.`
    : "E-mails that would have been sent are logged in the browser's console; embedded.emails() lists them.",
);
console.log(`Nothing leaves this machine.
Sangam with embedded services: ${listensOnAllAddresses ? localOrigins[0] : origin}`);

/** Starts the relay with an empty spool and the mocked provider, and returns its address. */
async function startRelayWithMockedProvider(): Promise<string> {
  const { network, server } = createNodeNetwork();
  network.addFault('sendEmail', { kind: 'slow', ms: PROVIDER_DELAY_MS });
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('response:mocked', () => {
    const { to, subject } = JSON.parse(network.calls.at(-1)!.request.body);
    console.log(`The provider has taken "${subject}" for ${to[0].email}.`);
  });
  rmSync(SPOOL_FOLDER, { recursive: true, force: true });
  const relayEnv = {
    EMAIL_API_KEY: 'embedded',
    RELAY_ORIGINS: 'http://127.0.0.1',
    RELAY_FOLDER: SPOOL_FOLDER,
    RELAY_HOST: listensOnAllAddresses ? host : '127.0.0.1',
  };
  const settings = { ...readSettings(relayEnv), RELAY_ORIGINS: siteOrigins };
  const log = (event: string, fields: object = {}) => console.log('relay:', event, ...Object.values(fields));
  const nextPort = port === 0 || port === 65_535 ? 0 : port + 1;
  const relay = await startRelay({ ...settings, RELAY_PORT: nextPort }, log).catch(() =>
    startRelay({ ...settings, RELAY_PORT: 0 }, log),
  );
  return `http://127.0.0.1:${relay.port}`;
}
