/** The address to which a page of the original reports the mutants that it reaches, as `/reached?1,2,3`. */
export const REACHED = '/reached';

/** A mutant that is reached so often runs for ever: the original reaches none a thousand times on a page. */
const HIT_LIMIT = 100_000;

/** What instrumented code reads from `globalThis.__stryker__`. */
export const createSwitch = (active: readonly string[]) => ({
  active: Object.fromEntries(active.map((id) => [id, true])),
  hitCount: 0,
  hitLimit: HIT_LIMIT,
});

/** Replaces Stryker's test for the one active mutant: several may be active here. Throws when the test is written otherwise. */
export function allowSeveral(instrumented: string): string {
  const test = /ns\.activeMutant === id\b/;
  if (instrumented.includes('stryMutAct_9fa48(id)') && !test.test(instrumented))
    throw new Error('The instrumenter tests for the active mutant in another way than this version expects');
  return instrumented.replace(test, 'ns.active?.[id]');
}

/** A script that sets the switch before the other scripts of a page. */
export const printSwitch = (active: readonly string[]): string =>
  `globalThis.__stryker__ = ${JSON.stringify(createSwitch(active))};`;

/** The same for the original, whose pages report what they reach. */
export const printReporter = (): string =>
  `(${reportReached})(${JSON.stringify(createSwitch([]))}, ${JSON.stringify(REACHED)});`;

/** Runs in the page. Asks for an address that names the mutants that were reached since it last did so. */
function reportReached(mutantSwitch: object, address: string): void {
  const send = fetch;
  let reached: string[] = [];
  const report = () => {
    void send(`${address}?${reached.join()}`, { keepalive: true });
    reached = [];
  };
  const counts = new Proxy<Record<string, number>>(
    {},
    {
      set(known, id: string) {
        if (id in known) return true;
        if (reached.length === 0) queueMicrotask(report);
        reached.push(id);
        return Reflect.set(known, id, 1);
      },
    },
  );
  Object.assign(globalThis, {
    __stryker__: { ...mutantSwitch, mutantCoverage: { static: counts, perTest: {} } },
  });
}
