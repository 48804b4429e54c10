import type { Call } from '../../mocks/index.ts';
import { hasNoPendingFetch } from '../../harness/locators/fetches.ts';
import { expect, type World } from '../world.ts';

/** The calls to one operation, in the order in which they were sent. */
export const listCallsTo = (world: World, operation: string): Call[] =>
  world.network.calls.filter((call) => call.operation === operation);

/** The picker's files on its CDN. */
export const PICKER_FILES = /\/intl-tel-input@/;

/** Waits until no request is pending, or none to an address that `isMeant` accepts. */
export const waitForRequests = ({ journal }: World, isMeant = (_address: string) => true): Promise<void> =>
  expect.poll(() => journal.listOpen().filter(isMeant)).toEqual([]);

/**
 * Waits until the page has made `number` calls to an operation and no call or body read is pending, even while its
 * clock is stopped.
 */
export async function waitForAnswer(world: World, operation: string, number: number): Promise<void> {
  await expect.poll(() => listCallsTo(world, operation).length, `calls to ${operation}`).toBe(number);
  await expect.poll(() => hasNoPendingFetch(world.page)).toBe(true);
}
