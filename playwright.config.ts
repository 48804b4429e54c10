import { defineConfig } from '@playwright/test';
import { countWorkers } from './harness/commands/count-workers.ts';
import { chromiumFlags, findOrInstallChromium } from './harness/browsers/launch-chromium.ts';

/** The gates check every screen and state, on the production site as a host serves it. */
export default defineConfig({
  testDir: 'gates/specs',
  outputDir: 'reports/results/gates',
  globalSetup: './gates/serve-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: countWorkers(),
  // A check took 30 s on two slow cores while unit tests ran at the same time.
  timeout: 60_000,
  reporter: [['json', { outputFile: 'reports/results/gates.json' }], ['./gates/gate-reporter.ts']],
  updateSnapshots: 'none',
  snapshotPathTemplate: 'gates/approved/{arg}{ext}',
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'device' } },
  use: {
    launchOptions: { executablePath: findOrInstallChromium(), args: chromiumFlags },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'gates', grepInvert: /@night/ },
    { name: 'night', grep: /@night|states\.spec/ },
    { name: 'looks', grepInvert: /@night/ },
  ],
});
