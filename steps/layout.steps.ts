import { readCountdown } from '../harness/locators/conference-banner.ts';
import { locate, type Part } from '../harness/locators/parts.ts';
import { expectSeen } from './expect-seen.ts';
import { expect, Then } from './world.ts';

/** For a card, its one link is checked. */
Then('{part} leads to {string}', async function (part: Part, address: string) {
  const element = locate(this.page, part, 'link');
  const isCard = 'kind' in part && part.kind === 'card';
  const link = isCard ? element.getByRole('link') : element;
  await expectSeen(link);
  await expect(link).toHaveAttribute('href', address);
});

/** For one scenario: two steps for each of the countdown's 54 drops would be 108 lines (2.68). */
Then(
  'every {int} ms the countdown drops by {int}, from {int} to {int}',
  async function (every: number, step: number, from: number, to: number) {
    const seen = [await readCountdown(this.page)];
    for (let left = from; left > to; left -= step) {
      await this.clock.pass(every);
      seen.push(await readCountdown(this.page));
    }
    const count = (from - to) / step + 1;
    expect(seen).toEqual(
      Array.from({ length: count }, (_, index) => `The agenda opens in ${from - index * step} ms`),
    );
  },
);
