import { expect, it } from 'vitest';
import { looksAt } from '../runner/devices.ts';

const tagged = (...names: string[]) => ({ pickle: { tags: names.map((name) => ({ name })) } });

it.each([
  ['twice', [], undefined, [[], ['@phone']]],
  ['on a desktop only, if it is about one', ['@desktop'], undefined, [['@desktop']]],
  ['on a phone only, if it is about one', ['@phone'], undefined, [['@phone']]],
  ['once where it opens no page', ['@sdk'], undefined, [['@sdk']]],
  ['with the device of the run', [], 'phone', [['@phone']]],
  ['with the device of the run', [], 'desktop', [[]]],
  ['not at all where it is about the other', ['@desktop'], 'phone', []],
  ['not at all where it is about the other', ['@phone'], 'desktop', []],
])('looks at a scenario %s: %j, DEVICE %s', (_how, tags, device, looks) => {
  const looked = looksAt([tagged(...tags)], device);
  expect(looked.map(({ pickle }) => pickle.tags.map(({ name }) => name))).toEqual(looks);
});
