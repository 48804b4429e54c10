import type { Download } from '@playwright/test';
import { fileButton } from '../harness/locators/annual-returns.ts';
import { callsTo, untilAnswered } from './calls.ts';
import { screens } from './parameters.ts';
import { expect, type World } from './world.ts';

/** Opens the annual returns and lets so many ms pass after the answer. */
export async function listAnnualReturns(world: World, ms: number): Promise<void> {
  const before = callsTo(world, 'queryItems').length;
  await world.visit(screens['the annual returns']!);
  await untilAnswered(world, 'queryItems', before + 1);
  await world.clock.pass(ms);
}

/** Presses a listed file and waits until its button says that it has been downloaded. */
export async function download(world: World, name: string): Promise<Download> {
  const button = fileButton(world.page, name);
  const [file] = await Promise.all([world.page.waitForEvent('download'), world.press(button)]);
  world.journal.named.add(file);
  await expect(button).toHaveAttribute('aria-busy', 'false');
  return file;
}
