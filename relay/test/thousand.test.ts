import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../src/database.ts';
import {
  makeDatabasePath,
  postEmail,
  type RelayProcess,
  startRelayProcess,
  startRelayToKill,
} from './support/relay-process.ts';
import { emailsOf, entryOf, nameOf } from './support/entries.ts';
import { type ProviderBehaviour, startFakeProvider } from './support/fake-provider.ts';
import type { KillPoint } from './support/kill-points.ts';

const ENQUIRIES = 1000;
const KILLS = 10;
/** Browsers that post at the same time. */
const BROWSERS = 8;

/** Kill points that are passed for each enquiry. */
const POINTS: KillPoint[] = [
  ...(['storing', 'stored', 'answered', 'listing', 'marking', 'marked'] as const),
  ...(['request-left', 'answer-begun', 'answer-read', 'recording', 'recorded'] as const),
];

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** On average, of 100 requests 11 get a 500, 8 a 429, 6 are cut off, 5 get garbage; request number 1000 hangs. */
function behaviourOf(chance: number, request: number): ProviderBehaviour {
  if (request === ENQUIRIES) return 'hang';
  if (chance < 0.11) return 500;
  if (chance < 0.19) return 429;
  if (chance < 0.25) return 'cut off';
  return chance < 0.3 ? 'garbage' : 'accept';
}

const children: RelayProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

/** Posts enquiries' e-mails until one is not answered with 201; then the enquiries that are left stay in `numbers`. */
async function postBatch(
  origin: string | undefined,
  numbers: number[],
  promised: Set<string>,
): Promise<void> {
  let alive = true;
  const browser = async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      for (const email of emailsOf(entryOf(number)))
        if (alive && !promised.has(nameOf(email))) {
          if ((await postEmail(origin, email)) === 201) promised.add(nameOf(email));
          else alive = false;
        }
      if (!alive) return void numbers.push(number);
    }
  };
  await Promise.all(Array.from({ length: BROWSERS }, browser));
}

it('the relay delivers 1,000 enquiries through 30 % failures of the provider and ten kills', async () => {
  const seed = Number(process.env.RELAY_SEED || Date.now() % 1_000_000);
  const random = randomOf(seed);
  const provider = await startFakeProvider((_email, request) => behaviourOf(random(), request));
  const settings = {
    EMAIL_API_URL: provider.url,
    RELAY_DATABASE: makeDatabasePath(),
    RELAY_SEND_TIMEOUT_MS: '2000',
  };
  const live = async (start: Promise<RelayProcess>) => {
    const child = await start;
    children.push(child);
    return child;
  };
  const started = performance.now();
  const promised = new Set<string>();
  const numbers: number[] = [];
  const next = (life: number) => Array.from({ length: ENQUIRIES / KILLS }, (_, i) => life * 100 + i + 1);

  for (let life = 0; life < KILLS; life += 1) {
    const point = POINTS[Math.floor(random() * POINTS.length)]!;
    const child = await live(startRelayToKill(settings, point, 1 + Math.floor(random() * 90)));
    numbers.push(...next(life));
    await postBatch(child.origin, numbers, promised);
    expect(await child.exited, `seed ${seed}, ${point}`).toEqual({ code: null, signal: 'SIGKILL' });
  }
  const last = await live(startRelayProcess(settings));
  await postBatch(last.origin, numbers, promised);
  await provider.waitFor([...promised]);
  last.kill('SIGTERM');
  expect(await last.exited).toEqual({ code: 0, signal: null });

  const repeated = provider.arrived.length - new Set(provider.arrived).size;
  const failed = provider.asked.length - provider.arrived.length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(
    `${ENQUIRIES} enquiries, seed ${seed}: ${promised.size} e-mails promised, ${provider.asked.length} attempts, ` +
      `${failed} failed, ${KILLS} kills, ${repeated} sent twice, ${seconds} s`,
  );
  expect(promised.size).toBe(2 * ENQUIRIES);
  expect(new Set(provider.arrived)).toEqual(promised);
  expect(repeated, `seed ${seed}`).toBeLessThanOrEqual(KILLS);
  const companyFirst = (number: number) =>
    provider.arrived.indexOf(`company ${number}`) < provider.arrived.indexOf(`visitor ${number}`);
  expect(next(0).filter((number) => !companyFirst(number))).toEqual([]);
  const database = openDatabase(settings.RELAY_DATABASE, 256);
  expect(database.prepare(`SELECT state, count(*) AS count FROM emails GROUP BY state`).all()).toEqual([
    { state: 'delivered', count: 2 * ENQUIRIES },
  ]);
  database.close();
  provider.close();
}, 180_000);
