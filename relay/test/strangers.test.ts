import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Email } from '../../contracts/types/email.ts';
import type { ContactEntry } from '../../src/enquiry/entry.ts';
import { Delivery } from '../src/delivery.ts';
import type { Send } from '../src/provider.ts';
import { emailsOf } from './support/entries.ts';
import { createRelayParts, postTo } from './support/relay-parts.ts';

/** A robot posts both e-mails of so many enquiries, from so many networks, each within the limit of a network. */
const ROBOT_ENQUIRIES = 5000;
const ROBOT_NETWORKS = 500;
/** The robot writes to every stranger in five ways. */
const STRANGERS = 1000;
const TRUE_ENQUIRIES = 1000;
const TRUE_NETWORKS = 200;

type Posting = { entry: ContactEntry; network: string };

const WORDS = ['Win-a-car', 'casino.example', 'Buy now'];
const WAYS = [
  (name: string, domain: string) => `${name}@${domain}`,
  (name: string, domain: string) => `${name.toUpperCase()}@${domain}`,
  (name: string, domain: string) => `${name}+again@${domain}`,
  (name: string, domain: string) => `${name.replace('-', '.-')}@${domain.toUpperCase()}`,
  (name: string, domain: string) => `"${name}"@${domain}`,
];

function robotPosting(number: number): Posting {
  const stranger = number % STRANGERS;
  const way = WAYS[Math.floor(number / STRANGERS) % WAYS.length]!;
  const entry = {
    full_name: `${WORDS[0]} ${number}`,
    email_id: way(`stranger-${stranger}`, `mail-${stranger % 50}.example`),
    dial_code: '91',
    contact_number: '9000000000',
    company_name: WORDS[1]!,
    text: `${WORDS[2]} ${number}`,
  };
  const network = number % ROBOT_NETWORKS;
  return { entry, network: `198.51.${network >> 8}.${network & 255}` };
}

function truePosting(number: number): Posting {
  const entry = {
    full_name: `Visitor ${number}`,
    email_id: `visitor.${number}@lender.example`,
    dial_code: '91',
    contact_number: '9000000000',
    company_name: 'Lender One',
    text: `Question ${number}`,
  };
  return { entry, network: `203.0.113.${number % TRUE_NETWORKS}` };
}

/** A relay without sockets and processes, on a clock that stands still: all posts fall into one window of the limits. */
function startRelay(database: string, sent: Email[]) {
  const limits = { RELAY_LIMIT_ADDRESS: '', RELAY_LIMIT_TOTAL: '' };
  const parts = createRelayParts({ ...limits, RELAY_DATABASE: database, RELAY_PROXIES: '1' });
  const send: Send = async (email) => (sent.push(email), { kind: 'delivered', status: 201 });
  const delivery = new Delivery({ ...parts, send }, parts.settings);
  const post = (email: Email, network: string) => postTo(parts.server, email, { 'x-forwarded-for': network });
  return {
    /** Posts both e-mails of each, in turn; returns how often each status came. */
    async postAll(postings: Posting[]): Promise<number[]> {
      const statuses: number[] = [];
      for (const { entry, network } of postings)
        for (const email of emailsOf(entry)) statuses.push((await post(email, network)).statusCode);
      return statuses;
    },
    /** Sends what is queued and ends; returns the number of e-mails in each state. */
    async finish(): Promise<Map<unknown, number>> {
      delivery.wake();
      await parts.time.waitForSleep();
      await delivery.stop(0);
      await parts.server.close();
      const states = Map.groupBy(parts.states(), (state) => state);
      parts.database.close();
      return new Map([...states].map(([state, { length }]) => [state, length]));
    },
  };
}

/** What arrived at the provider: whose mailbox how often, by its number, and which of the visitors' enquiries. */
function readArrivals(sent: Email[], visitors: Posting[]) {
  const acknowledgements = sent.filter(({ subject }) => subject === 'Thank You for Reaching Out');
  const enquiries = sent.filter(({ subject }) => subject === 'New form entry from website');
  const timesOf = (pattern: RegExp) => {
    const owners = acknowledgements.flatMap(({ to }) => pattern.exec(to[0].email)?.[1] ?? []);
    return Array.from(Map.groupBy(owners, (owner) => owner).values(), ({ length }) => length);
  };
  return {
    acknowledgements,
    enquiries,
    timesOfStrangers: timesOf(/^"?stranger\.?-(\d+)/i),
    timesOfVisitors: timesOf(/^visitor\.(\d+)@/),
    trueEnquiries: visitors.filter(({ entry }) =>
      enquiries.some(({ htmlContent }) => htmlContent.includes(` ${entry.email_id}<`)),
    ),
  };
}

it('a robot reaches no stranger twice and with no word of its own, and keeps no visitor out', async () => {
  const sent: Email[] = [];
  const robots = Array.from({ length: ROBOT_ENQUIRIES }, (_, number) => robotPosting(number));
  const visitors = Array.from({ length: TRUE_ENQUIRIES }, (_, number) => truePosting(number));
  const every = ROBOT_ENQUIRIES / TRUE_ENQUIRIES;
  const mixed = visitors.flatMap((visitor, number) => [
    ...robots.slice(number * every, (number + 1) * every),
    visitor,
  ]);
  // The disk is not what is tried here: files in memory are faster, where the system has them.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'relay-'));
  const database = join(folder, 'relay.db');
  const started = performance.now();
  const statuses: number[] = [];
  let states = new Map<unknown, number>();
  // A restart in the middle: whom an acknowledgement went to is remembered on disk.
  for (const half of [mixed.slice(0, mixed.length / 2), mixed.slice(mixed.length / 2)]) {
    const relay = startRelay(database, sent);
    statuses.push(...(await relay.postAll(half)));
    states = await relay.finish();
  }
  rmSync(folder, { recursive: true });

  const { acknowledgements, enquiries, timesOfStrangers, timesOfVisitors, trueEnquiries } = readArrivals(
    sent,
    visitors,
  );
  console.info(
    `${2 * robots.length} posts by a robot, ${2 * visitors.length} by visitors, ` +
      `${statuses.filter((status) => status === 201).length} accepted: ` +
      `${timesOfStrangers.length} strangers written to, at most ${Math.max(...timesOfStrangers)} times; ` +
      `of ${visitors.length} true enquiries ${trueEnquiries.length} arrived, ${timesOfVisitors.length} acknowledged; ` +
      `${states.get('held')} acknowledgements held; ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  expect(statuses.filter((status) => status !== 201)).toEqual([]);
  // All are alike but for the address, and that has no name beside it.
  expect(new Set(acknowledgements.map((email) => JSON.stringify({ ...email, to: 0 }))).size).toBe(1);
  expect(acknowledgements.filter(({ to }) => Object.keys(to[0]).join() !== 'email')).toEqual([]);
  expect(WORDS.filter((words) => JSON.stringify(acknowledgements).includes(words))).toEqual([]);
  expect([timesOfStrangers.length, Math.max(...timesOfStrangers)]).toEqual([STRANGERS, 1]);
  expect(enquiries).toHaveLength(mixed.length);
  expect(trueEnquiries).toHaveLength(TRUE_ENQUIRIES);
  expect(timesOfVisitors.length).toBeGreaterThanOrEqual(0.99 * TRUE_ENQUIRIES);
  expect(Math.max(...timesOfVisitors)).toBe(1);
  expect(states).toEqual(
    new Map([
      ['delivered', sent.length],
      ['held', 2 * mixed.length - sent.length],
    ]),
  );
}, 900_000);
