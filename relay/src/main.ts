import { erase } from './erase.ts';
import type { Log } from './log.ts';
import { startRelay } from './relay.ts';
import { readSettings } from './settings.ts';

/** npm passes on the Ctrl-C that the terminal has sent to this process too (npm/cli#5021). */
const SAME_SIGNAL_MS = 1000;

// What visitors typed is for the user who runs the relay alone.
process.umask(0o077);
try {
  const [command, address = '', ...rest] = process.argv.slice(2);
  if (!command) await run();
  else if (command !== 'erase' || !address || rest.length > 0)
    throw new Error('Say nothing to start the relay, or: erase ADDRESS');
  else console.log(await erase(process.env.RELAY_FOLDER || 'spool', address));
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}

async function run(): Promise<void> {
  const log: Log = (event, fields) =>
    console.log(JSON.stringify({ time: new Date().toISOString(), event, ...fields }));
  const { port, stop } = await startRelay(readSettings(process.env), log);
  let firstAt = 0;
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => {
      if (firstAt === 0) void stop().then(() => process.exit(0));
      firstAt ||= performance.now();
      if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1);
    });
  log('listening', { port });
}
