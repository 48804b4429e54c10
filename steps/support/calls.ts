import type { Call } from '../../mocks/index.ts';
import { hasNoPendingFetch } from '../../harness/locators/fetches.ts';
import { expect, type World } from '../world.ts';

/** The calls to one operation, in the order in which they were sent. */
export const listCallsTo = (world: World, operation: string): Call[] =>
  world.network.calls.filter((call) => call.operation === operation);

/** The phone picker's files on the CDN. */
export const PHONE_PICKER_FILES = /\/intl-tel-input@/;

/** Waits until no request is pending, or, with `isAwaited`, no request to an address that it accepts. */
export const waitForRequests = ({ journal }: World, isAwaited = (_address: string) => true): Promise<void> =>
  expect.poll(() => journal.listPending().filter(isAwaited)).toEqual([]);

/**
 * Waits until the page has made `number` calls to an operation, and has received and read all answers. Also works while
 * the page's clock is stopped.
 */
export async function waitForAnswer(world: World, operation: string, number: number): Promise<void> {
  await expect.poll(() => listCallsTo(world, operation).length, `calls to ${operation}`).toBe(number);
  await expect.poll(() => hasNoPendingFetch(world.page)).toBe(true);
}
