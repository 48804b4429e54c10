import { readMetadata, readBoxOnPage } from '../../harness/locators/page.ts';
import { landmark, type Landmark } from '../../harness/locators/parts.ts';
import { type ScreenSnapshot, takeScreenSnapshot } from '../../harness/locators/screen.ts';
import { waitForRequests } from './calls.ts';
import { expect, type World } from '../world.ts';

/** Reads a value for a later step to compare with: the screen, the metadata or the place of a landmark. */
export function readValue(world: World, words: string): Promise<unknown> {
  if (words === 'the screen') return readStableScreen(world);
  if (words === 'the metadata') return readMetadata(world.page);
  return readBoxOnPage(landmark(world.page, words.slice('the place of the '.length) as Landmark));
}

/**
 * Reads the screen when its files are loaded, no button looks pressed any more (after a touch it does for 150 ms), and two
 * successive pictures are equal. Before, the screen may change.
 */
export async function readStableScreen(world: World): Promise<ScreenSnapshot> {
  const { page } = world;
  await waitForRequests(world, (address) => address.startsWith(world.origin));
  await expect(page.locator(':active')).toHaveCount(0);
  let former: ScreenSnapshot | undefined;
  let now = await takeScreenSnapshot(page);
  while (now.picture !== former?.picture) {
    former = now;
    now = await takeScreenSnapshot(page);
  }
  return now;
}
