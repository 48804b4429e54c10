import { defineConfig } from '@playwright/test';

/** The walk: checks that control WebKitGTK by WebDriver. Playwright Test only runs and reports them. */
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
