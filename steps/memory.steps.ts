import { readValue } from './support/memory.ts';
import { expect, Then, RETRY_OPTIONS, When } from './world.ts';

When('they remember {memory}', async function (words: string) {
  this.remembered.set(words, await readValue(this, words));
});

Then('{memory} is as they remember', async function (words: string) {
  const expected = this.remembered.get(words);
  expect(expected).toBeDefined();
  // Retry only the screen: a retry would accept metadata that are right for a single frame only.
  if (words === 'the screen')
    await expect(async () => expect(await readValue(this, words)).toEqual(expected)).toPass(RETRY_OPTIONS);
  else expect(await readValue(this, words)).toEqual(expected);
});
