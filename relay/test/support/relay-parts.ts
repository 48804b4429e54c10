import type { FastifyInstance } from 'fastify';
import type { Email } from '../../../contracts/types/email.ts';
import { openDatabase } from '../../src/database.ts';
import { Intake } from '../../src/intake.ts';
import { Queue } from '../../src/queue.ts';
import { createServer } from '../../src/server.ts';
import { readSettings } from '../../src/settings.ts';
import { Storage } from '../../src/storage.ts';
import { makeDatabasePath, siteOrigin } from './relay-process.ts';
import { createFakeClock } from './fake-clock.ts';

const environment = { EMAIL_API_KEY: 'key', RELAY_ORIGINS: siteOrigin, RELAY_LIMIT_ADDRESS: '1000000' };

/** The relay's parts around a new database and a fake clock, without a delivery. `changed` overrides settings. */
export function createRelayParts(changed: Record<string, string> = {}) {
  const settings = readSettings({ RELAY_LIMIT_TOTAL: '1000000', ...environment, ...changed });
  const file = changed.RELAY_DATABASE ?? makeDatabasePath();
  const database = openDatabase(file, settings.databaseMb);
  const intake = new Intake(database, settings);
  const queue = new Queue(database);
  const { clock, ...time } = createFakeClock();
  const logged: object[] = [];
  const log = (event: string, fields: object = {}) => void logged.push({ event, ...fields });
  const storage = new Storage({ file, database, clock, log });
  const server = createServer({ intake, storage, clock, log, wake: () => undefined }, settings);
  const states = () =>
    database
      .prepare('SELECT state FROM emails ORDER BY seq')
      .all()
      .map(({ state }) => state);
  return { settings, file, database, intake, queue, storage, clock, time, log, logged, server, states };
}

/** Posts a body as the site does; `headers` are added to the site's or replace them. */
export function postTo(server: FastifyInstance, body: Email | string | object, headers: object = {}) {
  return server.inject({
    method: 'POST',
    url: '/v3/smtp/email',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'api-key': '',
      origin: siteOrigin,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
