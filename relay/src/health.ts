import type { FastifyInstance } from 'fastify';
import type { RelayClock } from './clock.ts';
import type { Intake } from './intake.ts';
import type { Log } from './log.ts';
import type { Storage } from './storage.ts';

/** How long an answer of `/ready` is reused, in ms: each check writes to the disk, and a monitor may ask often. */
const READY_MS = 1000;

/** Adds `/health` (200 while the process lives) and `/ready` (200 while an enquiry can be stored, otherwise 503). */
export function addHealthRoutes(
  app: FastifyInstance,
  parts: { intake: Intake; storage: Storage; clock: RelayClock; log: Log },
): void {
  const { intake, storage, clock, log } = parts;
  let checkedAt = -Infinity;
  let isReady = false;
  app.get('/health', async () => ({ status: 'alive' }));
  app.get('/ready', async (_request, reply) => {
    if (clock.monotonic() - checkedAt >= READY_MS) {
      checkedAt = clock.monotonic();
      isReady = checkReady(intake, storage);
      if (!isReady) log('not ready');
    }
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}

function checkReady(intake: Intake, storage: Storage): boolean {
  try {
    return storage.store(() => intake.isReady());
  } catch {
    return false;
  }
}
