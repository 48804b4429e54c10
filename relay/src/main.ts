import { startRelay } from './relay.ts';
import { readSettings } from './settings.ts';

// The database holds what visitors typed: no other user of the machine may read it.
process.umask(0o077);

/** Listened for before the relay has started, so that an early signal is not lost. Repeated, it kills the process. */
const stopSignal = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
});

try {
  const relay = await startRelay(readSettings(process.env));
  await stopSignal;
  await relay.stop();
  process.exit(0);
} catch (error) {
  console.error(`The relay cannot run:\n${(error as Error).message}`);
  process.exit(1);
}
