import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailboxOf, readEnquiry } from './enquiry.ts';
import { createSender } from './sender.ts';
import { createRelayServer } from './server.ts';
import { readSettings, type RelaySettings } from './settings.ts';
import { DAY_MS, HOUR_MS, type Logger, REASON_ENDING, createSpool } from './spool.ts';

const rejectAsUnusableSetting = (name: string) => (error: Error) =>
  Promise.reject(new Error(`${name} cannot be used: ${error.message}.`));

/** Starts the relay; rejects with a sentence for its operator. `stop` waits for an e-mail that is being sent. */
export async function startRelay(settings: RelaySettings, log: Logger) {
  const spool = createSpool(settings.RELAY_FOLDER);
  await spool.open().catch(rejectAsUnusableSetting('RELAY_FOLDER'));
  const stopping = new AbortController();
  const { sendDue, pausedBy } = await createSender({ settings, spool, log }, stopping.signal);
  const server = await createRelayServer({ settings, spool, log }, pausedBy);
  server.listen({ port: settings.RELAY_PORT, host: settings.RELAY_HOST, signal: stopping.signal });
  await once(server, 'listening').catch(rejectAsUnusableSetting('RELAY_HOST and RELAY_PORT'));
  setInterval(() => spool.purge(settings.RELAY_KEEP_DAYS * DAY_MS).catch(() => undefined), HOUR_MS).unref();
  const working = (async () => {
    for (let last: unknown; !stopping.signal.aborted; await sleep(250)) {
      const fault = await sendDue().catch(({ code = 'none' }) => code);
      if (fault && fault !== last) log('disk', { code: fault });
      last = fault;
    }
  })();
  const stop = async () => {
    stopping.abort();
    // A request that is still arriving after two seconds is not confirmed: cutting it off loses no confirmed enquiry.
    setTimeout(() => server.closeAllConnections(), 2000).unref();
    await Promise.all([working, once(server, 'close')]);
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

/** Deletes the enquiries and the mailbox mark of an e-mail address, even while a relay runs; returns what it did. */
export async function eraseEnquiries(folder: string, address: string): Promise<string> {
  const spool = createSpool(folder);
  const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();
  let erased = 0;
  for (const place of ['queue', 'stuck'])
    for (const name of await spool.list(place).catch(rejectAsUnusableSetting('RELAY_FOLDER'))) {
      const text = await spool.read(`${place}/${name}`).catch(() => '');
      const owner = readEnquiry(text)?.email_id;
      if (owner ? plain(owner) !== plain(address) : !plain(text).includes(plain(address))) continue;
      for (const ending of ['', REASON_ENDING]) await spool.remove(`${place}/${name}${ending}`);
      erased += 1;
    }
  await (await spool.openMarks('mailbox', DAY_MS, 0)).remove(mailboxOf(address) ?? '');
  return `${erased} enquiries deleted, and the mark of their mailbox. Delete them from copies of ${folder} too.`;
}

if (import.meta.main) {
  const [command, address, ...rest] = process.argv.slice(2);
  const log: Logger = (event, fields) => console.log(JSON.stringify({ time: new Date(), event, ...fields }));
  // Only the user who runs the relay may read what visitors typed.
  process.umask(0o077);
  try {
    if (command === 'erase' && address && rest.length === 0)
      console.log(await eraseEnquiries(process.env.RELAY_FOLDER || 'spool', address));
    else if (command)
      throw new Error('Usage: no argument starts the relay, "erase ADDRESS" deletes a person\'s enquiries');
    else {
      const { port, stop } = await startRelay(readSettings(process.env), log);
      // Not `once`: on Ctrl-C npm repeats the terminal's signal (npm/cli#5021), and the second would kill the relay.
      for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
      log('listening', { port });
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
