import { compareRelay } from '../lab/bench/compare-relay.ts';
import claimTemporaryFolder from '../harness/claim-temporary-folder.ts';
import { parseCommandLine } from '../harness/command-line.ts';

/** Prints requests per second and latencies of the relay, beside those of a bare server of its framework. */
parseCommandLine('npm run bench:relay', {});
claimTemporaryFolder();
try {
  const { bare, relay } = await compareRelay();
  console.table({ bare, relay });
  console.log(
    `The relay takes ${((100 * relay.perSecond) / bare.perSecond).toFixed(1)} % of the bare server's requests.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
