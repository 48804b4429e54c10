import { mergeConfig } from 'vitest/config';
import type { Mutant } from './lab/wrong-sites/mutant.ts';
import { createMutantBuild } from './lab/wrong-sites/mutation.ts';
import viteConfig from './vite.config.ts';

// The runner of wrong sites sets MUTANT; the tests then run on that mutant.
const mutant = process.env.MUTANT && (JSON.parse(process.env.MUTANT) as Mutant);

const testGlobsOf = (...rooms: string[]): string[] => rooms.map((room) => `${room}/**/*.test.{ts,tsx}`);

/** Tests that run only at night: those of harness and lab, and the slow ones of the relay. */
const nightTests = [...testGlobsOf('harness', 'lab'), 'relay/test/slow.test.ts'];

export default mergeConfig(viteConfig({ mode: 'test', command: 'serve' }), {
  plugins: mutant ? [createMutantBuild(mutant).plugin] : [],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'gate',
          include: testGlobsOf('src', 'contracts', 'mocks', 'build', 'steps', 'gates', 'reports', 'relay'),
          exclude: nightTests,
        },
      },
      { extends: true, test: { name: 'night', include: nightTests } },
    ],
    globalSetup: 'harness/commands/claim-temporary-folder.ts',
    testTimeout: 20_000,
    // Many tests wait for a browser or another process, so one worker for each core keeps the machine busy.
    maxWorkers: '100%',
    // Vitest leaves out style sheets by default; the tests of the report check contrast and widths.
    css: { include: [/report\.css/, /tokens\.css/] },
    // Off for a mutant, which changes no file on disk: the cache would return the original code.
    fsModuleCache: !mutant,
  },
});
