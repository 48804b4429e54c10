import type { Locator, Page } from '@playwright/test';
import { section } from './section.ts';

type Box = { left: number; right: number; top: number; bottom: number };

/** The section of the use cases. */
export const sectionOfUseCases = (page: Page): Locator =>
  section(page, 'Tailored Solutions for Every Financial Use Case');

const readBox = (part: Locator): Promise<Box> =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

/** The drawing in the middle of the use cases. */
export const orbitGraphic = (page: Page): Locator => sectionOfUseCases(page).locator('svg');

/** The boxes of the use cases' texts; the elements themselves may be wider. */
async function readUseCaseBoxes(section: Locator): Promise<Box[]> {
  const items = await section.getByRole('listitem').filter({ visible: true }).all();
  return Promise.all(
    items.map((item) =>
      item.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const { left, right, top, bottom } = words.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    ),
  );
}

/** Whether two boxes overlap. */
const doOverlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The size of the orbit graphic: `large` if at least 1000 by 500 px, `small` if 180 by 150 to 360 by 300 px. */
export async function readOrbitSize(graphic: Locator): Promise<'large' | 'small' | undefined> {
  const { width, height } = (await graphic.boundingBox())!;
  if (width >= 1000 && height >= 500) return 'large';
  return width <= 360 && width > 180 && height <= 300 && height > 150 ? 'small' : undefined;
}

/** The positions of the use cases relative to each other, the window and the orbit. */
export async function readUseCasePositions(part: Locator) {
  const boxes = await readUseCaseBoxes(part);
  const orbit = await readBox(part.locator('svg'));
  const middle = (orbit.left + orbit.right) / 2;
  const { width } = part.page().viewportSize()!;
  const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const));
  const sides = [
    ...(boxes.some(({ right }) => right < middle) ? ['left'] : []),
    ...(boxes.some(({ left }) => left > middle) ? ['right'] : []),
  ];
  return {
    count: boxes.length,
    covered: pairs.filter(([one, other]) => doOverlap(one, other)),
    outside: boxes.filter(({ left, right }) => left < 0 || right > width),
    besideTheOrbit: sides.join(', '),
    isWithinTheOrbit: boxes.every(({ top, bottom }) => top >= orbit.top && bottom <= orbit.bottom),
    isBelowTheOrbit: boxes.every(({ top }) => top >= orbit.bottom),
  };
}
