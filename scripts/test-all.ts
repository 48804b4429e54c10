import { parseCommandLine } from '../harness/commands/command-line.ts';
import { runStages } from '../harness/commands/run-stages.ts';

/** Runs everything: `npm test`, then the longer nightly checks. Each command counts as one check. */
parseCommandLine('npm run test:all', {});
/** The part of the catalogue of wrong sites for this weekday: a seventh each night, the whole catalogue in a week. */
const shardOfNight = `${new Date().getUTCDay() + 1}/7`;
const nightlyCommands: Record<string, string[]> = {
  gate: ['test'],
  'tests of harness, lab and a relay that is killed': ['run', 'unit', '--', '--project', 'night'],
  'gates of the night': ['run', 'gates', '--', '--project', 'night'],
  'other engines': ['run', 'engines'],
  'wrong sites': ['run', 'sensitivity', '--', '--shard', shardOfNight],
  chance: ['run', 'flakes', '--', '--runs', '4'],
  desktop: ['run', 'spec', '--', '--profile', 'desktop'],
  walks: ['run', 'spec', '--', '--walks', '60'],
};
const { failed } = await runStages(Object.entries(nightlyCommands).map(([name, args]) => [{ name, args }]));
process.exit(failed ? 1 : 0);
