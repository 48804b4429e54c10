import { defineConfig } from '@playwright/test';
import { MAIN_ENGINE, readEngine } from './harness/browsers/engine.ts';
import { browserFlags, findOrInstallChromium } from './harness/browsers/chromium.ts';

const engine = readEngine();
const browser = engine === 'chromium' ? { executablePath: findOrInstallChromium(), args: browserFlags } : {};

/** What another engine than the main one may show differently; the other gates look at files, or need its protocol. */
const OF_EACH_ENGINE = ['states.spec.ts', 'keyboard.spec.ts', 'reflow.spec.ts'];
const suffix = engine === MAIN_ENGINE ? '' : `-${engine}`;

/** The gates check every screen and state, on the production site as a host serves it. */
export default defineConfig({
  testDir: 'gates/specs',
  outputDir: `reports/results/gates${suffix}`,
  globalSetup: './gates/serve-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Beside the unit tests, on two slow cores, one has taken 30 s.
  timeout: 60_000,
  reporter: [
    ['dot'],
    ['json', { outputFile: `reports/results/gates${suffix}.json` }],
    ['./gates/rule-reporter.ts'],
  ],
  updateSnapshots: 'none',
  snapshotPathTemplate: 'gates/approved/{arg}{ext}',
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'device' } },
  use: {
    launchOptions: browser,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    engine === MAIN_ENGINE
      ? { name: 'gates', testIgnore: 'lighthouse.spec.ts' }
      : { name: 'gates', testMatch: OF_EACH_ENGINE },
    // Last, as other tests beside it would disturb its measurements. With a dependency it would not run after a failure.
    ...(engine === MAIN_ENGINE ? [{ name: 'lighthouse', testMatch: 'lighthouse.spec.ts' }] : []),
  ],
});
