import cors, { type FastifyCorsOptions } from '@fastify/cors';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import type { Email } from '../../contracts/types/email.ts';
import type { RelayClock } from './clock.ts';
import { enquiryLimits } from './enquiry-limits.ts';
import { readSiteEmail, type SiteEmail } from './read-back.ts';
import { addHealthRoutes } from './health.ts';
import type { Intake, IntakeResult } from './intake.ts';
import { createLimiter } from './limiter.ts';
import type { Log } from './log.ts';
import { DISK_FULL, NOT_OF_THE_SITE, Refusal, refuse } from './refusal.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage.ts';

type Parts = { intake: Intake; storage: Storage; clock: RelayClock; log: Log; wake(): void };

const PATH = '/v3/smtp/email';
/** Longest body and head of a request, in bytes; the longest enquiry has less than half of it. */
const REQUEST_BYTES = 16_384;
/** Connections that may be open at a time. */
const CONNECTIONS = 1000;
/** How long a request may take to arrive, in ms. */
const REQUEST_MS = 10_000;

const PERSON = {
  type: 'object',
  required: ['email', 'name'],
  additionalProperties: false,
  properties: {
    email: { type: 'string', maxLength: enquiryLimits.fieldCharacters },
    name: { type: 'string', minLength: 1, maxLength: enquiryLimits.fieldCharacters },
  },
};
/** The contract's e-mail, with a limit for each field; REQUEST_BYTES limits `htmlContent`. */
const EMAIL = {
  type: 'object',
  required: ['sender', 'to', 'subject', 'htmlContent'],
  additionalProperties: false,
  properties: {
    sender: PERSON,
    to: { type: 'array', minItems: 1, maxItems: 1, items: PERSON },
    subject: { type: 'string', maxLength: enquiryLimits.fieldCharacters },
    htmlContent: { type: 'string' },
  },
};

/** What a preflight request is answered; the browser may reuse it for `maxAge` seconds. */
const PERMISSION: FastifyCorsOptions = {
  origin: '*',
  methods: 'POST',
  allowedHeaders: 'accept, api-key, content-type',
  maxAge: 600,
  // Strict, the plugin refuses a preflight without a method by plain text, which is not the contract's form.
  strictPreflight: false,
};

/** Serves the e-mail contract, `/health` and `/ready`. The caller listens and closes. */
export function createServer(parts: Parts, settings: Settings): FastifyInstance {
  const app: FastifyInstance = Fastify({
    // Fastify's own log holds the visitor's address and path.
    logger: false,
    bodyLimit: REQUEST_BYTES,
    requestTimeout: REQUEST_MS,
    // The database closes after the server, so a request on an open connection can still be stored.
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) => void refuse(error, reply, parts.log),
    trustProxy: (_address, hop) => hop < settings.proxies,
    http: { headersTimeout: REQUEST_MS, maxHeaderSize: REQUEST_BYTES },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.server.maxConnections = CONNECTIONS;
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, _request, reply) => refuse(error, reply, parts.log));
  app.setNotFoundHandler((_request, reply) => {
    const nothing = new Refusal({ status: 404, code: 'not_found', message: 'There is nothing here' });
    return refuse(nothing, reply, parts.log);
  });
  void app.register(emailRoutes(parts, settings), { prefix: PATH });
  addHealthRoutes(app, parts);
  return app;
}

/** The one address that takes e-mails, with its preflight. */
function emailRoutes(parts: Parts, settings: Settings): FastifyPluginAsync {
  const limiter = createLimiter(settings, parts.clock);
  const checkLimit = (retryAfterMs: number) => {
    if (retryAfterMs === 0) return;
    throw new Refusal({ status: 429, code: 'too_many_requests', message: 'Too many e-mails', retryAfterMs });
  };
  const checkAddress = async ({ ip }: FastifyRequest) => checkLimit(limiter.fromAddress(ip));
  return async (routes) => {
    await routes.register(cors, {
      delegator: async ({ headers }: FastifyRequest) => permissionOf(headers.origin, settings),
    });
    const checks = { onRequest: checkAddress, schema: { body: EMAIL } };
    routes.post<{ Body: Email }>('', checks, async ({ body }, reply) => {
      const message = readOrRefuse(body);
      checkLimit(limiter.inTotal());
      return reply.code(201).send({ messageId: storeEmail(message, parts, settings.retryMaxMs) });
    });
  };
}

/** The CORS settings for an origin of the site; throws a refusal for any other. */
function permissionOf(origin: string | undefined, { origins }: Settings): FastifyCorsOptions {
  if (origins.includes(origin ?? '')) return PERMISSION;
  throw new Refusal({ status: 403, code: 'permission_denied', message: 'This site may not send e-mails' });
}

/** Reads an e-mail of the site; throws a refusal for anything else. */
function readOrRefuse(email: Email): SiteEmail {
  const message = readSiteEmail(email);
  if (message) return message;
  throw new Refusal(NOT_OF_THE_SITE);
}

/** Stores an e-mail and returns its id; throws a refusal where it cannot. */
function storeEmail(
  message: SiteEmail,
  { intake, storage, clock, log, wake }: Parts,
  retryAfterMs: number,
): string {
  const stored: IntakeResult = storage.store(() => intake.accept(message, clock.wall()));
  if (stored === 'no enquiry')
    throw new Refusal({ status: 409, code: 'no_enquiry', message: 'No enquiry waits for this e-mail' });
  if (stored === 'disk full') throw new Refusal(DISK_FULL);
  if (stored === 'queue full')
    throw new Refusal({ status: 503, code: 'queue_full', message: 'Too many e-mails wait', retryAfterMs });
  log(stored.state === 'held' ? 'held' : 'accepted', { email: stored.id, kind: message.kind });
  wake();
  return stored.id;
}
