import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives this process and its children a private temporary folder, which is removed when the process ends, even by an
 * error or a signal. Browsers, databases and tests leave files there that nobody needs afterwards.
 */
export default function claimTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'sangam-'));
  process.env.TMPDIR = folder;
  // A closing browser may still write here: the first attempts to delete the folder then fail.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }));
  // A signal ends the process without an `exit` event, unless a test runner handles the signal and then exits.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      if (process.listenerCount(signal) === 0) process.exit(128 + constants.signals[signal]);
    });
}
