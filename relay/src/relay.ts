import type { AddressInfo } from 'node:net';
import { systemClock as clock } from './clock.ts';
import { lockDatabase, openDatabase } from './database.ts';
import { Delivery } from './delivery.ts';
import { Intake } from './intake.ts';
import { log } from './log.ts';
import { createSend } from './provider.ts';
import { Queue } from './queue.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';
import { Storage } from './storage.ts';

/** A running relay. */
export type Relay = {
  /** Where it listens, such as `http://127.0.0.1:8025`. */
  origin: string;
  /** Takes no new connections, waits at most `stopMs` for open ones and the e-mail being sent, closes the database. */
  stop(): Promise<void>;
};

/** Starts the relay, which also sends what is still queued. Rejects when the database or the port cannot be opened. */
export async function startRelay(settings: Settings): Promise<Relay> {
  const unlock = lockDatabase(settings.database);
  const database = openDatabase(settings.database, settings.databaseMb);
  const storage = new Storage({ file: settings.database, database, clock, log });
  const queue = new Queue(database);
  const count = queue.recover();
  if (count) log('recovered', { count });
  const delivery = new Delivery({ queue, storage, send: createSend(settings), clock, log }, settings);
  const intake = new Intake(database, settings);
  const server = createServer({ intake, storage, clock, log, wake: () => delivery.wake() }, settings);
  const stop = async () => {
    const sent = delivery.stop(settings.stopMs);
    // `close` waits for open connections, and a client may keep one open for ever.
    const limit = setTimeout(() => server.server.closeAllConnections(), settings.stopMs);
    await server.close();
    clearTimeout(limit);
    await sent;
    database.close();
    unlock();
    log('stopped');
  };
  try {
    await server.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await stop();
    throw error;
  }
  const { port } = server.server.address() as AddressInfo;
  log('listening', { port });
  return { origin: server.listeningOrigin, stop };
}
