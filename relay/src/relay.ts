import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeHealth } from './health.ts';
import { createIntake } from './intake.ts';
import { Limits } from './limits.ts';
import type { Log } from './log.ts';
import { openMarks } from './marks.ts';
import { createSend } from './provider.ts';
import { Sender } from './sender.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';
import { spoolIn } from './spool.ts';

/** How often the queue is looked at uncalled, for files that pause or that a person has put there, in ms. */
const LOOK_MS = 1000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Starts the relay; `stop` resolves once the attempt under way has ended. Rejects with a sentence where it cannot. */
export async function startRelay(settings: Settings, log: Log) {
  const spool = spoolIn(settings.RELAY_FOLDER);
  const key = await spool.open().catch((error: Error) => {
    throw new Error(`RELAY_FOLDER cannot be used: ${error.message}.`);
  });
  const most = settings.RELAY_THANKS_PER_DAY;
  const mailboxes = await openMarks(spool, { kind: 'mailbox', key, holdsMs: DAY_MS, most });
  const entries = await openMarks(spool, { kind: 'entry', key, holdsMs: 10 * MINUTE_MS, most: 10_000 });
  const send = createSend(settings.EMAIL_API_URL, settings.EMAIL_API_KEY);
  const sender = new Sender({ spool, send, mailboxes, log });
  const limits = new Limits();
  let call = new AbortController();
  const intake = { spool, entries, limits, most: settings.RELAY_PER_DAY, log, wake: () => call.abort() };
  const describe = () => describeHealth(spool, sender);
  const server = createServer({ settings, limits, take: createIntake(intake), describe, log });
  await once(server.listen(settings.RELAY_PORT, settings.RELAY_HOST), 'listening').catch((error: Error) => {
    throw new Error(`RELAY_HOST and RELAY_PORT cannot be used: ${error.message}.`);
  });
  const { port } = server.address() as AddressInfo;

  const reportDisk = ({ code = 'none' }: NodeJS.ErrnoException) => log('disk', { code });
  const work = async () => {
    while (!sender.isStopped) {
      call = new AbortController();
      await sender.pass().catch(reportDisk);
      await sleep(LOOK_MS, undefined, { signal: call.signal }).catch(() => undefined);
    }
  };
  const sweep = async () => {
    await Promise.all([mailboxes.sweep(), entries.sweep(), spool.purge(settings.RELAY_KEEP_DAYS * DAY_MS)]);
  };
  const sweeping = setInterval(() => void sweep().catch(reportDisk), MINUTE_MS);
  const working = work();
  const stop = async () => {
    sender.isStopped = true;
    call.abort();
    clearInterval(sweeping);
    const closed = new Promise((resolve) => void server.close(resolve));
    // Nothing is promised to a request that is still arriving after that.
    await Promise.all([Promise.race([closed, sleep(2000)]), working]);
    server.closeAllConnections();
    log('stopped');
  };
  return { port, stop };
}
