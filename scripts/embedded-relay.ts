import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeNetwork } from '../mocks/node.ts';
import { type Relay, startRelay } from '../relay/relay.ts';
import { readSettings } from '../relay/settings.ts';

/**
 * Starts the relay for one run: a temporary database, and the mocked provider in place of the real one, so that
 * nothing leaves this machine. It takes the port if it is free, or another one. `siteOrigins` may grow later.
 */
export async function startEmbeddedRelay(port: number, siteOrigins: string[]): Promise<Relay> {
  nodeNetwork().server.listen({ onUnhandledRequest: 'error' });
  const settings = {
    ...readSettings({ EMAIL_API_KEY: 'embedded', RELAY_ORIGINS: 'http://127.0.0.1' }),
    origins: siteOrigins,
    database: join(mkdtempSync(join(tmpdir(), 'sangam-relay-')), 'relay.db'),
  };
  return startRelay({ ...settings, port }).catch(() => startRelay({ ...settings, port: 0 }));
}
