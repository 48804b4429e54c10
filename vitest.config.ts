import { mergeConfig } from 'vitest/config';
import type { Mutant } from './sensitivity/mutant.ts';
import { mutation } from './sensitivity/mutation.ts';
import viteConfig from './vite.config.ts';

// The sensitivity run names one wrong site that the tests must notice.
const mutant = process.env.MUTANT && (JSON.parse(process.env.MUTANT) as Mutant);

// The mutation run changes the site's modules; the relay's tests, which start processes, would run for each change.
const rooms = [
  'src',
  'contracts',
  'mocks',
  'hosting',
  'build',
  'harness',
  'steps',
  'gates',
  'reports',
  'sensitivity',
  'bench',
];
if (process.env.STRYKER_MUTATOR_WORKER === undefined) rooms.push('relay');

export default mergeConfig(viteConfig({ mode: 'test', command: 'serve' }), {
  plugins: mutant ? [mutation(mutant).plugin] : [],
  test: {
    include: [`{${rooms.join()}}/**/*.test.{ts,tsx}`],
    testTimeout: 20_000,
    // Half of the tests wait for a browser or a process of their own.
    maxWorkers: '100%',
    // Without it the report's pages would be judged without their colours and widths.
    css: { include: [/report\.css/, /tokens\.css/] },
    // It knows files by what they hold, and would give the right one in place of the wrong one, or the other way round.
    fsModuleCache: !mutant,
  },
});
