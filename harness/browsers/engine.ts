/** The engines that look at the site, by Playwright's names. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof engines)[number];

/** The engine whose run the report is about; the others add to it. */
export const MAIN_ENGINE: Engine = 'chromium';

/** The engine in BROWSER; throws for a name that is none. */
export function readEngine(): Engine {
  const name = process.env.BROWSER || MAIN_ENGINE;
  const engine = engines.find((one) => one === name);
  if (!engine) throw new Error(`BROWSER is "${name}"; it must be ${engines.join(' or ')}.`);
  return engine;
}

/**
 * What an engine cannot be asked: the tag of the scenarios that need it, with the reason in words. A run on that engine
 * leaves them out, and the report names them.
 */
export const unaskable: Readonly<Record<Engine, Readonly<Record<string, string>>>> = {
  chromium: {},
  firefox: {
    '@touch': 'Firefox gives a page no touch by WebDriver BiDi',
    '@leaves-without-scripts':
      'where scripts are off, Firefox never tells by WebDriver BiDi that the page of another site has come',
  },
  webkit: {},
};

/** Why an engine is not asked a scenario with these tags; undefined if it is asked. */
export const reasonNotToAsk = (engine: Engine, tags: readonly string[]): string | undefined =>
  Object.entries(unaskable[engine]).find(([tag]) => tags.includes(tag))?.[1];
