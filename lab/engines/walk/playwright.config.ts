import { defineConfig } from '@playwright/test';

/** Playwright Test only runs and reports the walk's checks; they control WebKitGTK by WebDriver. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../reports/results/walk',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: [['dot'], ['json', { outputFile: '../../../reports/results/walk.json' }]],
  // On a busy machine a new browser has taken more than 10 s to show its first page.
  expect: { timeout: 20_000 },
});
