export default {
  testRunner: 'vitest',
  mutate: [
    'src/app/structured-data.ts',
    'src/enquiry/rules.ts',
    'src/hooks/useCountdown.ts',
    'src/enquiry/emails.ts',
    'src/services/{data,document-url,email,file-name,files,tokens}.ts',
  ],
  concurrency: 2,
  // A busy machine must not pass for a mutant that never ends.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false },
  jsonReporter: { fileName: 'reports/results/mutation.json' },
  tempDirName: '.cache/stryker',
  // It would read this file by TypeScript's former interface, which TypeScript 7 no longer has.
  tsconfigFile: 'none',
  thresholds: { high: 95, low: 95, break: 95 },
};
