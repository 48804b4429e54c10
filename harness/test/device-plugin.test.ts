import { expect, it } from 'vitest';
import { tagWithDevice } from '../runner/device-plugin.ts';

it.each([
  ['on a phone by default', [], ['@phone']],
  ['on a phone if a tag says so', ['@phone'], ['@phone']],
  ['on a desktop if a tag says so', ['@desktop'], ['@desktop']],
  ['without a page', ['@sdk'], ['@sdk']],
])('a scenario runs %s: tags %j', (_how, tags, planned) => {
  const { pickle } = tagWithDevice({ pickle: { tags: tags.map((name) => ({ name })) } });
  expect(pickle.tags.map(({ name }) => name)).toEqual(planned);
});
