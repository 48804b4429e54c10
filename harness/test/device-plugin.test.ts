import { expect, it } from 'vitest';
import { planLooks } from '../runner/device-plugin.ts';

const tagged = (...names: string[]) => ({ pickle: { tags: names.map((name) => ({ name })) } });

it.each([
  ['twice', [], undefined, [[], ['@phone']]],
  ['on a desktop only, if it is about one', ['@desktop'], undefined, [['@desktop']]],
  ['on a phone only, if it is about one', ['@phone'], undefined, [['@phone']]],
  ['once where it opens no page', ['@sdk'], undefined, [['@sdk']]],
  ['once, with the device of the run', [], 'phone', [['@phone']]],
  ['once, with the device of the run', [], 'desktop', [[]]],
  ['never if it is about the other device', ['@desktop'], 'phone', []],
  ['never if it is about the other device', ['@phone'], 'desktop', []],
])('a scenario runs %s: tags %j, DEVICE %s', (_how, tags, device, looks) => {
  const planned = planLooks([tagged(...tags)], device);
  expect(planned.map(({ pickle }) => pickle.tags.map(({ name }) => name))).toEqual(looks);
});
