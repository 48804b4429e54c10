import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { siteOrigin, startRelayProcess, makeDatabasePath } from '../relay/test/support/relay-process.ts';
import { entryOf } from '../relay/test/support/entries.ts';
import { startFakeProvider } from '../relay/test/support/fake-provider.ts';
import { companyEmail, visitorEmail } from '../src/enquiry/emails.ts';
import { medianOf } from '../harness/results/median.ts';

const BARE_SERVER = fileURLToPath(import.meta.resolve('../relay/test/support/bare-server.ts'));
const ROUNDS = 3;
const ROUND_SECONDS = 5;
const CONNECTIONS = 16;

/** Requests answered with 201 in a second, and how long they took, in whole ms. */
export type RelayFigures = { perSecond: number; p50: number; p99: number };

/**
 * What the relay's care costs: e-mails are checked, stored and sent, against a bare server of the same framework that
 * answers the same bodies. Each has a process of its own; the load and a provider that takes everything share another.
 * Gives the middle one of each figure over the rounds; rejects where an answer is not a success.
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

/** Posts enquiries on so many connections, each a company's e-mail and then its visitor's. */
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

/** Each connection has requests of its own: an acknowledgement is taken only after its enquiry. */
function postEnquiries(client: autocannon.Client): void {
  let entry = entryOf(0);
  const request = (nextEmail: () => object): autocannon.Request => ({
    setupRequest: (defaults) => ({ ...defaults, body: JSON.stringify(nextEmail()) }),
  });
  client.setRequests([
    request(() => companyEmail((entry = entryOf((enquiries += 1))))),
    request(() => visitorEmail(entry)),
  ]);
}
