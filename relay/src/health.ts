import type { FastifyInstance } from 'fastify';
import type { RelayClock } from './clock.ts';
import type { Intake } from './intake.ts';
import type { Log } from './log.ts';

/** How long an answer about readiness holds, in ms: whoever asks often does not write often. */
const READY_MS = 1000;

/** `/health`: the process lives. `/ready`: an enquiry would find room on the disk; otherwise 503. */
export function addHealthRoutes(
  app: FastifyInstance,
  parts: { intake: Intake; clock: RelayClock; log: Log },
): void {
  const { intake, clock, log } = parts;
  let checkedAt = -Infinity;
  let isReady = false;
  app.get('/health', async () => ({ status: 'alive' }));
  app.get('/ready', async (_request, reply) => {
    if (clock.monotonic() - checkedAt >= READY_MS) {
      checkedAt = clock.monotonic();
      isReady = checkReady(intake);
      if (!isReady) log('not ready');
    }
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}

function checkReady(intake: Intake): boolean {
  try {
    return intake.isReady();
  } catch {
    return false;
  }
}
