import { compareRelay } from '../bench/relay.ts';
import { commandLine } from '../harness/command-line.ts';

/** What the relay costs against a bare server of its framework: requests a second, and how long they take, in ms. */
commandLine('npm run bench:relay', {});
try {
  const { floor, relay } = await compareRelay();
  console.table({ floor, relay });
  console.log(
    `The relay takes ${((100 * relay.perSecond) / floor.perSecond).toFixed(1)} % of the floor's requests.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
