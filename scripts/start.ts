import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { serveDirectory } from '../build/serve-directory.ts';
import claimTemporaryFolder from '../harness/claim-temporary-folder.ts';
import { parseCommandLine } from '../harness/command-line.ts';
import { createNodeNetwork } from '../mocks/adapters/node.ts';
import { type Relay, startRelay } from '../relay/src/relay.ts';
import { readSettings } from '../relay/src/settings.ts';

parseCommandLine('npm start', {});
claimTemporaryFolder();
const outDir = '.cache/embedded';
const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is "${process.env.PORT}"; it must be a number from 0 to 65535.`);
  process.exit(1);
}

/** The origins that the relay accepts. The site's is added once it is served, because the relay starts first. */
const siteOrigins: string[] = [];
const relay = await startEmbeddedRelay(port === 0 || port === 65_535 ? 0 : port + 1);
const throughRelay = process.env.RELAY === 'on';
if (throughRelay) process.env.VITE_EMAIL_API_URL = relay.origin;
await buildSite({ outDir, mode: 'embedded' });
const { origin } = await serveDirectory(outDir, port).catch((error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? 'something else listens there' : error.message;
  console.error(`Port ${port} cannot be used: ${reason}. Name another one in PORT.`);
  process.exit(1);
});
siteOrigins.push(origin);
console.log(
  throughRelay
    ? `E-mails go to the relay, ${relay.origin}, and from there to the mocked provider: its log stands here.`
    : `The relay, with the mocked provider: ${relay.origin}. RELAY=on npm start points the site at it.`,
);
console.log(`Nothing leaves this machine. E-mails that would have left stand in the browser's console; embedded.emails() lists them.
Sangam with embedded services: ${origin}`);

/**
 * Starts the relay with a temporary database and the mocked provider, on the wanted port or, if that is taken, on a free
 * one.
 */
async function startEmbeddedRelay(wanted: number): Promise<Relay> {
  createNodeNetwork().server.listen({ onUnhandledRequest: 'error' });
  const settings = {
    ...readSettings({ EMAIL_API_KEY: 'embedded', RELAY_ORIGINS: 'http://127.0.0.1' }),
    origins: siteOrigins,
    database: join(tmpdir(), 'relay.db'),
  };
  return startRelay({ ...settings, port: wanted }).catch(() => startRelay({ ...settings, port: 0 }));
}
