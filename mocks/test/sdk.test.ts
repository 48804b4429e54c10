import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../../contracts/declared-operations.ts';
import { createNodeNetwork } from '../adapters/node.ts';
import { createSdkClient } from '../sdk/client.ts';
import { sdkCalls, unexposedSdkCalls } from '../sdk/sdk-calls.ts';

const { server } = createNodeNetwork();
beforeAll(() => server.listen());
afterAll(() => server.close());

const collection = { dataCollectionId: 'AnnualRevenueFiles' };
const { items, recovery } = createSdkClient();

// This test only compares names: the scenarios tagged @sdk make the calls and check the answers.
it('the SDK makes each operation that the site does not use', () => {
  const unused = operations.filter(({ usedBySite }) => !usedBySite).map(({ id }) => id);
  const made = [...Object.keys(sdkCalls), ...Object.keys(unexposedSdkCalls)];
  expect(made.toSorted()).toEqual(unused.toSorted());
});

it.each([
  ['reading', () => items.getDataItem('other', collection)],
  ['removing', () => items.removeDataItem('other', collection)],
  ['updating', () => items.updateDataItem('other', { ...collection, dataItem: { data: {} } })],
])('the SDK fails on %s an unknown item', async (_what, call) => {
  await expect(call()).rejects.toThrow('WDE0073: item does not exist');
});

it('the SDK fails on an unknown recovery token', async () => {
  const recovered = recovery.recover('other', { password: 'right password' });
  await expect(recovered).rejects.toThrow('The recovery token is unknown');
});
