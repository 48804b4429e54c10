import { copyFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { dirname } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { writeCompanyEmail } from '../../src/enquiry/emails.ts';
import { createDiskRunner, type Damage, damages } from './support/damages.ts';
import { entryOf } from './support/entries.ts';
import {
  makeDatabasePath,
  postEmail,
  type RelayProcess,
  startRelayProcess,
} from './support/relay-process.ts';

/** How often each damage is done; the default keeps the suite short. */
const RUNS = Number(process.env.RELAY_DAMAGE_RUNS || 1);
/** Browsers that post while the damage is done. */
const BROWSERS = 4;

const children: RelayProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

type Post = { address: string; status: number; sentAt: number };

/** Starts a relay whose provider cannot be reached, so that its e-mails wait; `database` is where this process sees it. */
async function startDamaged({ needsDisk }: Damage) {
  const inside = makeDatabasePath();
  const settings = {
    EMAIL_API_URL: 'http://127.0.0.1:9',
    RELAY_DATABASE: inside,
    RELAY_RETRY_MS: '60000',
    RELAY_RETRY_MAX_MS: '60000',
  };
  const child = await startRelayProcess(
    settings,
    undefined,
    needsDisk ? createDiskRunner(dirname(inside)) : [],
  );
  children.push(child);
  if (!child.origin)
    throw new Error(`The relay, or a file system of its own, cannot be had: ${child.output.join('\n')}`);
  return { child, database: needsDisk ? `/proc/${child.pid}/root${inside}` : inside };
}

/** Browsers that post enquiry after enquiry, each from 1 on, until they are stopped. */
function startBrowsers(origin: string) {
  const posts: Post[] = [];
  let numbers = 0;
  let isStopped = false;
  const watchers = new Set<() => void>();
  const browse = async () => {
    while (!isStopped) {
      const entry = entryOf((numbers += 1));
      const sentAt = performance.now();
      posts.push({
        address: entry.email_id,
        status: await postEmail(origin, writeCompanyEmail(entry)),
        sentAt,
      });
      for (const watcher of watchers) watcher();
    }
  };
  const running = Array.from({ length: BROWSERS }, browse);
  return {
    posts,
    /** Resolves once `is` is true of the posts that were sent after now. */
    waitFor(is: (posts: Post[]) => boolean) {
      const from = performance.now();
      return new Promise<void>((resolve) =>
        watchers.add(() => is(posts.filter(({ sentAt }) => sentAt > from)) && resolve()),
      );
    },
    stop: async () => ((isStopped = true), await Promise.all(running)),
  };
}

const addressesOf = (posts: Post[]) =>
  posts.filter(({ status }) => status === 201).map(({ address }) => address);

/** The addresses of the enquiries that a relay would find when it is started on a copy of these files. */
function readCopy(database: string): Set<string> {
  const copy = makeDatabasePath();
  for (const suffix of ['', '-wal']) copyFileSync(database + suffix, copy + suffix);
  const opened = new DatabaseSync(copy);
  const rows = opened.prepare('SELECT email_id FROM enquiries').all() as { email_id: string }[];
  opened.close();
  return new Set(rows.map(({ email_id }) => email_id));
}

const cases = Object.entries(damages).flatMap(([name, damage]) =>
  Array.from({ length: RUNS }, (_, run) => ({ name, damage, run: run + 1 })),
);

it.each(cases)(
  'a relay $name takes nothing more and says why (run $run)',
  async ({ damage }) => {
    const { child, database } = await startDamaged(damage);
    const target = { pid: child.pid, database };
    const browsers = startBrowsers(child.origin!);
    await browsers.waitFor((posts) => addressesOf(posts).length >= 20);

    const before = performance.now();
    damage.inflict(target);
    const done = performance.now();
    await browsers.waitFor((posts) => posts.length >= 20);
    const after = browsers.posts.filter(({ sentAt }) => sentAt > done);
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([503]));
    expect((await fetch(`${child.origin}/ready`)).status).toBe(503);
    const [said] = child.lines.filter(({ event }) => event === 'not storing');
    expect(said!.code).toMatch(damage.says);
    const promised = addressesOf(browsers.posts.filter(({ sentAt }) => sentAt < before)).length;
    if (damage.isLoss) {
      expect(said!.count).toBeGreaterThanOrEqual(promised - BROWSERS);
      expect(said!.count).toBeLessThanOrEqual(promised + BROWSERS);
    } else expect(said!.count).toBe(0);

    if (damage.mend) {
      damage.mend(target);
      await browsers.waitFor((posts) => addressesOf(posts).length >= 20);
      await child.waitForLog(({ event }) => event === 'storing again');
    }
    await browsers.stop();
    if (damage.mend) {
      const left = readCopy(database);
      expect(addressesOf(browsers.posts).filter((address) => !left.has(address))).toEqual([]);
    }
    child.kill('SIGTERM');
    expect(await child.exited).toEqual({ code: 0, signal: null });
  },
  60_000,
);
