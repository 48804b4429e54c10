import { countWorkers } from './harness/commands/count-workers.ts';
import { writeWalks } from './steps/walks/write-walks.ts';

writeWalks();

const all = {
  import: ['steps/*.ts', 'steps/sdk/*.ts'],
  parallel: countWorkers(),
  strict: true,
  publishQuiet: true,
};

/** The default profile: every scenario once. */
export default { ...all, plugin: ['./harness/runner/device-plugin.ts'] };

/** The profile of the nightly run: every scenario that can run on a desktop, on a desktop. */
export const desktop = { ...all, tags: 'not @phone and not @sdk' };
