import type { Plugin } from '@cucumber/cucumber/api';

/** The part of Cucumber's pickle that is needed here. */
type TaggedScenario = { pickle: { tags: readonly { name: string }[] } };

/** Tags a scenario with @phone, unless it already has @phone or @desktop, or opens no page (@sdk). */
export function tagWithDevice<T extends TaggedScenario>(scenario: T): T {
  const { pickle } = scenario;
  if (pickle.tags.some(({ name }) => /^@(?:desktop|phone|sdk)$/.test(name))) return scenario;
  return { ...scenario, pickle: { ...pickle, tags: [...pickle.tags, { name: '@phone', astNodeId: '' }] } };
}

const devicePlugin: Plugin = {
  type: 'plugin',
  coordinator: ({ transform }) => {
    transform('pickles:filter', (scenarios) => scenarios.map(tagWithDevice));
  },
};
export default devicePlugin;
