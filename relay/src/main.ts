import { startRelay } from './relay.ts';
import { readSettings } from './settings.ts';

// What visitors typed is for this user alone.
process.umask(0o077);

/** A stop that is asked for while the relay starts is not lost; a second one ends the process at once. */
const asked = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
});

try {
  const relay = await startRelay(readSettings(process.env));
  await asked;
  await relay.stop();
  process.exit(0);
} catch (error) {
  console.error(`The relay cannot run:\n${(error as Error).message}`);
  process.exit(1);
}
