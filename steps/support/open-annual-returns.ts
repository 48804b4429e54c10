import { listCallsTo, waitForAnswer } from './calls.ts';
import { screenAddresses } from './addresses.ts';
import type { World } from '../world.ts';

/** Opens the annual returns, waits for the answer of the data service, then lets `ms` pass. */
export async function openAnnualReturns(world: World, ms: number): Promise<void> {
  const before = listCallsTo(world, 'queryItems').length;
  await world.visit(screenAddresses['the annual returns']!);
  await waitForAnswer(world, 'queryItems', before + 1);
  await world.clock.pass(ms);
}
