import { countWorkers } from './harness/commands/count-workers.ts';

const all = {
  import: ['steps/*.ts', 'steps/sdk/*.ts'],
  parallel: countWorkers(),
  strict: true,
  publishQuiet: true,
};

/** Every scenario once. */
export default { ...all, plugin: ['./harness/runner/device-plugin.ts'] };

/** Every scenario that a desktop can show, on a desktop: for the night. */
export const desktop = { ...all, tags: 'not @phone and not @sdk' };
