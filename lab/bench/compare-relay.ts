import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { makeDatabasePath, siteOrigin, startRelayProcess } from '../../relay/test/support/relay-process.ts';
import { entryOf } from '../../relay/test/support/entries.ts';
import { startFakeProvider } from '../../relay/test/support/fake-provider.ts';
import { writeCompanyEmail, writeVisitorEmail } from '../../src/enquiry/emails.ts';
import { medianOf } from '../../harness/median.ts';

const BARE_SERVER = fileURLToPath(import.meta.resolve('../../relay/test/support/bare-server.ts'));
const ROUNDS = 3;
const ROUND_SECONDS = 5;
const CONNECTIONS = 16;

/** Requests answered with 201 per second, and percentiles of their latency in whole ms. */
export type RelayFigures = { perSecond: number; p50: number; p99: number };

/**
 * Compares the relay, which checks, stores and sends each e-mail, with a bare server of the same framework. Each runs in
 * its own process; this process makes the requests and plays a provider that accepts everything. Resolves with the
 * medians over the rounds; rejects when a request fails.
 */
export async function compareRelay(): Promise<{ bare: RelayFigures; relay: RelayFigures }> {
  const provider = await startFakeProvider();
  const settings = { EMAIL_API_URL: provider.url, RELAY_QUEUE: '1000000', RELAY_DATABASE_MB: '10000' };
  const rounds: Record<'bare' | 'relay', RelayFigures[]> = { bare: [], relay: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const servers = {
      bare: await startRelayProcess({}, [BARE_SERVER]),
      relay: await startRelayProcess({ ...settings, RELAY_DATABASE: makeDatabasePath() }),
    };
    for (const name of ['bare', 'relay'] as const) {
      rounds[name].push(await postForSeconds(servers[name].origin!));
      servers[name].kill('SIGKILL');
      await servers[name].exited;
    }
  }
  provider.close();
  return { bare: medianOf(rounds.bare), relay: medianOf(rounds.relay) };
}

let enquiries = 0;

/** Posts enquiries for ROUND_SECONDS on CONNECTIONS connections: the company's e-mail, then the visitor's. */
async function postForSeconds(origin: string): Promise<RelayFigures> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `${origin}/v3/smtp/email`,
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteOrigin },
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    setupClient: postEnquiries,
  });
  if (non2xx || errors) throw new Error(`${origin} refuses ${non2xx} requests and breaks off ${errors}`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** Gives a connection its own sequence of enquiries: the relay accepts a visitor's e-mail only after the company's. */
function postEnquiries(client: autocannon.Client): void {
  let entry = entryOf(0);
  const request = (nextEmail: () => object): autocannon.Request => ({
    setupRequest: (defaults) => ({ ...defaults, body: JSON.stringify(nextEmail()) }),
  });
  client.setRequests([
    request(() => writeCompanyEmail((entry = entryOf((enquiries += 1))))),
    request(() => writeVisitorEmail(entry)),
  ]);
}
