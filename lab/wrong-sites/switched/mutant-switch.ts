/** A script that activates mutants before the other scripts of a page: `variants.ts` reads this global. */
export const printSwitch = (active: readonly string[]): string =>
  `globalThis.__mutants__ = ${JSON.stringify(createSwitch(active))};`;

/** What the variants of modules read from the global. */
export const createSwitch = (active: readonly string[]) => ({
  active: Object.fromEntries(active.map((id) => [id, true])),
});
