import { Then } from '@cucumber/cucumber';
import { expect } from './expect.ts';
import { type Box, orbit, overlap, useCaseBoxes } from './screens/use-cases.ts';
import type { SiteWorld } from './world.ts';

type W = SiteWorld;

const sizeOf = ({ left, right, top, bottom }: Box) => ({ width: right - left, height: bottom - top });

Then(
  'the orbit graphic is at least {int} px wide and {int} px high',
  async function (this: W, least: number, high: number) {
    const { width, height } = sizeOf(await orbit(this.page));
    expect(width).toBeGreaterThanOrEqual(least);
    expect(height).toBeGreaterThanOrEqual(high);
  },
);

Then(
  'the orbit graphic is at most {int} px wide and {int} px high',
  async function (this: W, most: number, high: number) {
    const { width, height } = sizeOf(await orbit(this.page));
    expect(width).toBeGreaterThan(most / 2);
    expect(width).toBeLessThanOrEqual(most);
    expect(height).toBeGreaterThan(high / 2);
    expect(height).toBeLessThanOrEqual(high);
  },
);

Then('the {int} use cases stand around the middle of the orbit', async function (this: W, count: number) {
  const graphic = await orbit(this.page);
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

Then('the {int} use cases stand below the orbit', async function (this: W, count: number) {
  const { bottom } = await orbit(this.page);
  const boxes = await useCaseBoxes(this.page);
  expect(boxes).toHaveLength(count);
  for (const { top } of boxes) expect(top).toBeGreaterThanOrEqual(bottom);
});

Then('no use case covers another or leaves the screen', async function (this: W) {
  const boxes = await useCaseBoxes(this.page);
  expect(boxes.length).toBeGreaterThan(1);
  const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const));
  expect(pairs.filter(([one, other]) => overlap(one, other))).toEqual([]);
  const { width } = this.page.viewportSize()!;
  expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
});
