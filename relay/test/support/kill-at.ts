import { subscribe } from 'node:diagnostics_channel';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../../src/clock.ts';
import { Delivery } from '../../src/delivery.ts';
import { Intake } from '../../src/intake.ts';
import { Queue } from '../../src/queue.ts';
import type { KillPoint } from './kill-points.ts';

/**
 * Loaded before the relay (`node --import`), it watches it from outside and kills the process, as a power cut would,
 * when that comes to the point of `RELAY_KILL` for the nth time: `stored:2`.
 */
const [chosen, nth] = process.env.RELAY_KILL!.split(':');
let passages = Number(nth);
let isWriteCovered = true;

function reached(point: KillPoint): void {
  isWriteCovered = true;
  if (point === chosen && --passages === 0) process.kill(process.pid, 'SIGKILL');
}

/** Two writes with no point between them: nobody would see a relay die there. Ends the process, so that its test fails. */
function writing(sql: string): void {
  if (!isWriteCovered) {
    console.error(`There is no point to kill at before: ${sql}`);
    process.exit(70);
  }
  isWriteCovered = false;
}

type Watcher = (...values: unknown[]) => void;

/** Calls `before` with a method's values, and `after` once what it gives is there, or it has failed. */
function watch<Owner extends object>(
  owner: Owner,
  method: keyof Owner & string,
  { before, after }: { before?: Watcher; after?: Watcher },
): void {
  const original = owner[method] as (...values: unknown[]) => unknown;
  const watched = function (this: Owner, ...values: unknown[]) {
    before?.apply(this, values);
    const result = original.apply(this, values);
    if (result instanceof Promise) return result.finally(() => after?.(...values));
    after?.(...values);
    return result;
  };
  Object.defineProperty(owner, method, { value: watched });
}

const before = (point: KillPoint) => ({ before: () => reached(point) });
const after = (point: KillPoint) => ({ after: () => reached(point) });
const around = (first: KillPoint, second: KillPoint) => ({ ...before(first), ...after(second) });

// What is written in a transaction reaches the disk with its end.
let isInTransaction = false;
watch(StatementSync.prototype, 'run', {
  before(this: StatementSync) {
    if (!isInTransaction) writing(this.sourceSQL);
  },
});
watch(DatabaseSync.prototype, 'exec', {
  before(sql) {
    if (sql === 'COMMIT') reached('storing');
    if (sql === 'PRAGMA wal_checkpoint(TRUNCATE)') reached('purging');
    if (sql === 'COMMIT' || sql === 'PRAGMA wal_checkpoint(TRUNCATE)') writing(sql);
    isInTransaction = sql === 'BEGIN IMMEDIATE';
  },
});
watch(DatabaseSync.prototype, 'close', before('closing'));

watch(Intake.prototype, 'accept', after('stored'));
watch(Queue.prototype, 'recover', after('opened'));
watch(Queue.prototype, 'purge', after('purged'));
watch(Queue.prototype, 'waiting', before('looking'));
watch(Queue.prototype, 'mark', around('marking', 'marked'));
watch(Queue.prototype, 'settle', around('settling', 'settled'));
watch(Delivery.prototype, 'stop', around('stopping', 'delivery-ended'));
watch(systemClock, 'sleep', around('resting', 'rested'));

subscribe('undici:request:bodySent', () => reached('request-left'));
subscribe('undici:request:headers', () => reached('answer-begun'));
subscribe('undici:request:trailers', () => reached('answer-read'));
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onListen', async () => reached('listening'));
  fastify.addHook('onResponse', async () => reached('answered'));
  fastify.addHook('onClose', async () => reached('server-closed'));
});
watch(process.stdout, 'write', {
  after(line) {
    if (String(line).includes('"event":"listening"')) reached('started');
    if (String(line).includes('"event":"stopped"')) reached('stopped');
  },
});
