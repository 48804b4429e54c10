import { subscribe } from 'node:diagnostics_channel';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../../src/clock.ts';
import { Delivery } from '../../src/delivery.ts';
import { Intake } from '../../src/intake.ts';
import { Queue } from '../../src/queue.ts';
import type { KillPoint } from './kill-points.ts';

/**
 * Loaded before the relay (`node --import`), this wraps the relay's methods and kills the process, as a power cut would,
 * when it reaches the point that `RELAY_KILL` names for the nth time: `stored:2`.
 */
const [chosen, countdown] = process.env.RELAY_KILL!.split(':');
let passages = Number(countdown);
let isWriteCovered = true;

function passPoint(point: KillPoint): void {
  isWriteCovered = true;
  if (point === chosen && --passages === 0) process.kill(process.pid, 'SIGKILL');
}

/**
 * Ends the process, and so fails its test, at a write with no kill point since the write before: otherwise a new write
 * would go unnoticed that no test kills the relay before.
 */
function checkWrite(sql: string): void {
  if (!isWriteCovered) {
    console.error(`There is no point to kill at before: ${sql}`);
    process.exit(70);
  }
  isWriteCovered = false;
}

type Observer = (...values: unknown[]) => void;

/** Calls `before` with a method's arguments, and `after` once it has returned, resolved or rejected. */
function wrapMethod<Owner extends object>(
  owner: Owner,
  method: keyof Owner & string,
  { before, after }: { before?: Observer; after?: Observer },
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

const before = (point: KillPoint) => ({ before: () => passPoint(point) });
const after = (point: KillPoint) => ({ after: () => passPoint(point) });
const around = (first: KillPoint, second: KillPoint) => ({ ...before(first), ...after(second) });

// Writes inside a transaction reach the disk with its COMMIT, so that is the one that counts.
let isInTransaction = false;
wrapMethod(StatementSync.prototype, 'run', {
  before(this: StatementSync) {
    if (!isInTransaction) checkWrite(this.sourceSQL);
  },
});
wrapMethod(DatabaseSync.prototype, 'exec', {
  before(sql) {
    if (sql === 'COMMIT') passPoint('storing');
    if (sql === 'PRAGMA wal_checkpoint(TRUNCATE)') passPoint('purging');
    if (sql === 'COMMIT' || sql === 'PRAGMA wal_checkpoint(TRUNCATE)') checkWrite(sql);
    isInTransaction = sql === 'BEGIN IMMEDIATE';
  },
});
wrapMethod(DatabaseSync.prototype, 'close', before('closing'));

wrapMethod(Intake.prototype, 'accept', after('stored'));
wrapMethod(Queue.prototype, 'recover', after('opened'));
wrapMethod(Queue.prototype, 'purge', after('purged'));
wrapMethod(Queue.prototype, 'listSendable', before('listing'));
wrapMethod(Queue.prototype, 'markSending', around('marking', 'marked'));
wrapMethod(Queue.prototype, 'recordOutcome', around('recording', 'recorded'));
wrapMethod(Delivery.prototype, 'stop', around('stopping', 'delivery-ended'));
wrapMethod(systemClock, 'sleep', around('sleeping', 'slept'));

subscribe('undici:request:bodySent', () => passPoint('request-left'));
subscribe('undici:request:headers', () => passPoint('answer-begun'));
subscribe('undici:request:trailers', () => passPoint('answer-read'));
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onListen', async () => passPoint('listening'));
  fastify.addHook('onResponse', async () => passPoint('answered'));
  fastify.addHook('onClose', async () => passPoint('server-closed'));
});
wrapMethod(process.stdout, 'write', {
  after(line) {
    if (String(line).includes('"event":"listening"')) passPoint('started');
    if (String(line).includes('"event":"stopped"')) passPoint('stopped');
  },
});
