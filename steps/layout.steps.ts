import { appearance, countdown } from '../harness/locators/conference.ts';
import { landmark, locate, type Part } from '../harness/locators/parts.ts';
import { isDrawn } from '../harness/locators/seen.ts';
import { tabFacts } from '../harness/locators/showcase.ts';
import { boxOf, overlap, useCaseBoxes } from '../harness/locators/use-cases.ts';
import { expectSeen } from './seen.ts';
import { expect, Then, type World } from './world.ts';

/** A card leads where its one link does. */
Then('{part} leads to {string}', async function (part: Part, address: string) {
  const element = locate(this.page, part, 'link');
  const isCard = 'kind' in part && part.kind === 'card';
  const link = isCard ? element.getByRole('link') : element;
  await expectSeen(link);
  await expect(link).toHaveAttribute('href', address);
});

Then('the selected tab has index {int}', async function (index: number) {
  await expect
    .poll(async () => (await tabFacts(landmark(this.page, 'content'))).map(({ selected }) => selected))
    .toEqual(Array.from({ length: 4 }, (_, place) => (place === index ? 'yes' : 'no')));
});

/** One use: the one graphic that must be large on a desktop (2.28). */
Then(
  '{part} is at least {int} px wide and {int} px high',
  async function (part: Part, wide: number, high: number) {
    const { width, height } = await drawnSize(this, part);
    expect(width).toBeGreaterThanOrEqual(wide);
    expect(height).toBeGreaterThanOrEqual(high);
  },
);

/** One use: the one graphic that must be small on a phone, and yet more than half of that (2.28). */
Then(
  '{part} is at most {int} px wide and {int} px high',
  async function (part: Part, wide: number, high: number) {
    const { width, height } = await drawnSize(this, part);
    expect(width).toBeGreaterThan(wide / 2);
    expect(width).toBeLessThanOrEqual(wide);
    expect(height).toBeGreaterThan(high / 2);
    expect(height).toBeLessThanOrEqual(high);
  },
);

async function drawnSize(world: World, part: Part) {
  const drawing = locate(world.page, part, 'section');
  expect(await isDrawn(drawing), 'drawn').toBe(true);
  return (await drawing.boundingBox())!;
}

/** One use: the orbit of a desktop (2.28). */
Then('the {int} use cases stand around the middle of the orbit', async function (count: number) {
  const graphic = await boxOf(landmark(this.page, 'orbit graphic'));
  const middle = (graphic.left + graphic.right) / 2;
  const boxes = await useCaseBoxes(this.page);
  expect(boxes).toHaveLength(count);
  expect(boxes.filter(({ right }) => right < middle).length).toBeGreaterThan(0);
  expect(boxes.filter(({ left }) => left > middle).length).toBeGreaterThan(0);
  for (const { top, bottom } of boxes) {
    expect(top).toBeGreaterThanOrEqual(graphic.top);
    expect(bottom).toBeLessThanOrEqual(graphic.bottom);
  }
});

/** One use: the orbit of a phone (2.28). */
Then('the {int} use cases stand below the orbit', async function (count: number) {
  const { bottom } = await boxOf(landmark(this.page, 'orbit graphic'));
  const boxes = await useCaseBoxes(this.page);
  expect(boxes).toHaveLength(count);
  for (const { top } of boxes) expect(top).toBeGreaterThanOrEqual(bottom);
});

Then('no use case covers another or leaves the screen', async function () {
  const boxes = await useCaseBoxes(this.page);
  expect(boxes.length).toBeGreaterThan(1);
  const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const));
  expect(pairs.filter(([one, other]) => overlap(one, other))).toEqual([]);
  const { width } = this.page.viewportSize()!;
  expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
});

/** One use: two steps for each of the countdown's 54 would be 108 lines (9.7). */
Then(
  'every {int} ms the countdown drops by {int}, from {int} to {int}',
  async function (every: number, step: number, from: number, to: number) {
    const seen = [await countdown(this.page)];
    for (let left = from; left > to; left -= step) {
      await this.clock.pass(every);
      seen.push(await countdown(this.page));
    }
    const count = (from - to) / step + 1;
    expect(seen).toEqual(
      Array.from({ length: count }, (_, index) => `The agenda opens in ${from - index * step} ms`),
    );
  },
);

/** One use: the specification has one button that does nothing (2.65). */
Then('pressing {part} changes nothing', async function (part: Part) {
  const button = locate(this.page, part, 'button');
  await button.scrollIntoViewIfNeeded();
  const before = await appearance(this.page);
  expect(before.words).toContain('name' in part ? part.name : '');
  const calls = this.network.calls.length;
  for (const _press of ['first', 'second']) {
    await this.press(button);
    await this.clock.pass(60_000);
    expect(await appearance(this.page)).toEqual(before);
    expect(this.network.calls.length).toBe(calls);
  }
});
