import { metadata, placeOf } from '../harness/locators/page.ts';
import { landmark, type Landmark } from '../harness/locators/parts.ts';
import { type Screen, screenNow } from '../harness/locators/screen.ts';
import { expect, type World } from './world.ts';

/** What a visitor can remember of a page and compare later: the screen, the metadata or the place of a landmark. */
export function memoryOf(world: World, words: string): Promise<unknown> {
  if (words === 'the screen') return settledScreen(world);
  if (words === 'the metadata') return metadata(world.page);
  return placeOf(landmark(world.page, words.slice('the place of the '.length) as Landmark));
}

/** The screen at rest: a file that comes late would change it, and so does a touch, whose mark fades by itself. */
export async function settledScreen({ page, journal, origin }: World): Promise<Screen> {
  const files = () =>
    [...journal.openRequests].map((request) => request.url()).filter((url) => url.startsWith(origin));
  await expect.poll(files).toEqual([]);
  let former: Screen | undefined;
  let now = await screenNow(page);
  while (now.picture !== former?.picture) {
    former = now;
    now = await screenNow(page);
  }
  return now;
}
