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
  // On a busy machine the default would take a slow test for a mutant that loops for ever.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false },
  jsonReporter: { fileName: 'reports/results/mutation.json' },
  tempDirName: '.cache/stryker',
  // Stryker reads tsconfig.json through TypeScript's JavaScript API, which TypeScript 7 no longer has.
  tsconfigFile: 'none',
  thresholds: { high: 95, low: 95, break: 95 },
};
