import { countWorkers } from './harness/commands/count-workers.ts';
import { writeWalks } from './steps/walks/write-walks.ts';

writeWalks();

const sharedOptions = {
  import: ['steps/*.ts', 'steps/sdk/*.ts'],
  parallel: countWorkers(),
  strict: true,
  publishQuiet: true,
};

/** The default profile: every scenario once. */
export default { ...sharedOptions, plugin: ['./harness/runner/device-plugin.ts'] };

/** The profile of the nightly run: every scenario runs on a desktop, except those that need a phone or open no page. */
export const desktop = { ...sharedOptions, tags: 'not @phone and not @sdk' };
