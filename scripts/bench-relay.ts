import { compareRelay } from '../bench/relay.ts';

/** What the relay costs against a bare server of its framework: requests a second, and how long they take, in ms. */
if (process.argv.length > 2) {
  console.error('npm run bench:relay takes no arguments.');
  process.exit(1);
}
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
