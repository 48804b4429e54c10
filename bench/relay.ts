import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import { startChild, temporaryDatabase } from '../relay/test/support/child.ts';
import { emailsOf, entryOf } from '../relay/test/support/entries.ts';
import { startFakeProvider } from '../relay/test/support/fake-provider.ts';

/**
 * What the relay's care costs: e-mails are checked, stored and sent, against a bare server of the same framework that
 * answers the same bodies. Each has a process of its own; the load and a provider that takes everything share another.
 */
const { values } = parseArgs({ options: { floor: { type: 'boolean' } } });
const ROUNDS = 3;
const ROUND_MS = 5000;
const CONNECTIONS = 16;

/** Requests answered with 201 in a second, and how long they took, in ms. */
type Figures = { perSecond: number; p50: number; p99: number };

/** The floor: logs its port as the relay does. */
async function serveFloor(): Promise<void> {
  const app = Fastify();
  app.post('/v3/smtp/email', async (_request, reply) => reply.code(201).send({ messageId: 'floor' }));
  const port = new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port;
  console.log(JSON.stringify({ event: 'listening', port }));
}

let enquiries = 0;

/** Posts enquiries on so many connections, each a company's e-mail and then its visitor's. */
async function load(origin: string): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const endsAt = performance.now() + ROUND_MS;
  const connection = async () => {
    while (performance.now() < endsAt)
      for (const email of emailsOf(entryOf((enquiries += 1)))) {
        const started = performance.now();
        const status = await post(agent, origin, JSON.stringify(email));
        if (status !== 201) throw new Error(`${origin} answers ${status}`);
        times.push(performance.now() - started);
      }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  times.sort((a, b) => a - b);
  const share = (part: number) => times[Math.floor(times.length * part)]!;
  return { perSecond: times.length / (ROUND_MS / 1000), p50: share(0.5), p99: share(0.99) };
}

function post(agent: Agent, origin: string, body: string): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: 'https://www.sangam.example' };
  return new Promise((resolve, reject) => {
    const call = request(`${origin}/v3/smtp/email`, { agent, method: 'POST', headers }, (answer) =>
      answer.resume().on('end', () => resolve(answer.statusCode!)),
    );
    call.on('error', reject).end(body);
  });
}

/** The middle one of each figure over the rounds. */
function median(rounds: Figures[]): Figures {
  const middle = (name: keyof Figures) =>
    rounds.map((figures) => figures[name]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
  return { perSecond: middle('perSecond'), p50: middle('p50'), p99: middle('p99') };
}

async function compare(): Promise<void> {
  const provider = await startFakeProvider();
  const settings = { EMAIL_API_URL: provider.url, RELAY_QUEUE: '1000000', RELAY_DATABASE_MB: '10000' };
  const rounds: Record<'floor' | 'relay', Figures[]> = { floor: [], relay: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const servers = {
      floor: await startChild({}, ['bench/relay.ts', '--floor']),
      relay: await startChild({ ...settings, RELAY_DATABASE: temporaryDatabase() }),
    };
    for (const name of ['floor', 'relay'] as const) {
      rounds[name].push(await load(servers[name].origin!));
      servers[name].kill('SIGKILL');
      await servers[name].exited;
    }
  }
  provider.close();
  const [floor, relay] = [median(rounds.floor), median(rounds.relay)];
  const row = (figures: Figures, digits: number) =>
    Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(digits))]));
  const ratio = {
    perSecond: relay.perSecond / floor.perSecond,
    p50: relay.p50 / floor.p50,
    p99: relay.p99 / floor.p99,
  };
  console.table({ floor: row(floor, 1), relay: row(relay, 1), 'relay / floor': row(ratio, 2) });
}

await (values.floor ? serveFloor() : compare());
