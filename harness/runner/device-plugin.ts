import type { Plugin } from '@cucumber/cucumber/api';

/** The part of Cucumber's filtered pickle that is needed here. */
type Tagged = { pickle: { tags: readonly { name: string }[] } };

/**
 * Plans two looks at each scenario that opens a page: in a desktop's window, and by touch on a phone, tagged @phone. A
 * scenario tagged @desktop or @phone gets that one only. A scenario tagged @sdk opens no page and is looked at once.
 * `device` (DEVICE) leaves out the looks on the other device, and those at @sdk.
 */
export function planLooks<T extends Tagged>(scenarios: readonly T[], device?: string): T[] {
  return scenarios.flatMap((scenario) => {
    const tags = new Set(scenario.pickle.tags.map(({ name }) => name));
    if (tags.has('@sdk')) return device ? [] : [scenario];
    const looks = tags.has('@phone') ? [] : [scenario];
    if (device === 'phone') looks.pop();
    if (device !== 'desktop' && !tags.has('@desktop'))
      looks.push(tags.has('@phone') ? scenario : copyForPhone(scenario));
    return looks;
  });
}

function copyForPhone<T extends Tagged>(scenario: T): T {
  const { pickle } = scenario;
  return { ...scenario, pickle: { ...pickle, tags: [...pickle.tags, { name: '@phone', astNodeId: '' }] } };
}

const plugin: Plugin = {
  type: 'plugin',
  coordinator: ({ transform }) => {
    transform('pickles:filter', (scenarios) => planLooks(scenarios, process.env.DEVICE) as typeof scenarios);
  },
};
export default plugin;
