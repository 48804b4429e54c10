import type { FastifyReply } from 'fastify';
import type { Log } from './log.ts';
import { StorageError } from './storage.ts';

/** SQLite's error code for a full disk (sqlite.org/rescode.html). */
const SQLITE_FULL = 13;

type RefusalFields = { status: number; code: string; message: string; retryAfterMs?: number };

/** When to ask again, in ms: nobody knows when a disk has room again. */
const STORAGE_RETRY_MS = 60_000;

/** The database has reached its limit, or the disk is full. */
export const DISK_FULL: RefusalFields = {
  status: 503,
  code: 'disk_full',
  message: 'There is no room for more e-mails',
  retryAfterMs: STORAGE_RETRY_MS,
};

/** SQLite cannot write, or its files are not what they should be. */
const NOT_STORED: RefusalFields = {
  status: 503,
  code: 'not_stored',
  message: 'E-mails cannot be stored now',
  retryAfterMs: STORAGE_RETRY_MS,
};

/** The body is neither of the two e-mails that the site's form sends. */
export const NOT_OF_THE_SITE: RefusalFields = {
  status: 400,
  code: 'invalid_parameter',
  message: 'This is not an e-mail of this site',
};

/** An error that is answered in the contract's form; `retryAfterMs` becomes the header Retry-After. */
export class Refusal extends Error {
  readonly fields: RefusalFields;
  constructor(words: RefusalFields) {
    super(words.message);
    this.fields = words;
  }
}

/** Answers any error in the contract's form. The message of a library may quote what a visitor typed: it is dropped. */
export function refuse(error: unknown, reply: FastifyReply, log: Log): FastifyReply {
  const { status, code, message, retryAfterMs } = fieldsOf(error);
  log('refused', { status, code });
  if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  return reply.code(status).header('access-control-allow-origin', '*').send({ code, message });
}

function fieldsOf(error: unknown): RefusalFields {
  if (error instanceof Refusal) return error.fields;
  const { errcode, statusCode = 500 } = error as { errcode?: number; statusCode?: number };
  if (errcode === SQLITE_FULL) return DISK_FULL;
  if (errcode !== undefined || error instanceof StorageError) return NOT_STORED;
  return statusCode < 500
    ? { ...NOT_OF_THE_SITE, status: statusCode }
    : { status: statusCode, code: 'failed', message: 'The e-mail was not accepted' };
}
