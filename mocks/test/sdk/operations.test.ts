import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createNodeNetwork } from '../../adapters/node.ts';
import { operations } from '../../../contracts/declared-operations.ts';
import { sdkCalls, sdkFetches } from '../../sdk/sdk-calls.ts';
import { createSdkClient } from '../../sdk/client.ts';

const { network, server } = createNodeNetwork();
beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => void network.calls.splice(0));

const unused = operations.filter(({ usedBySite }) => !usedBySite);

it('the SDK makes each operation that the site does not use', () => {
  const made = [...Object.keys(sdkCalls), ...Object.keys(sdkFetches)];
  expect(made.toSorted()).toEqual(unused.map(({ id }) => id).toSorted());
});

describe('the SDK keeps the contract of', () => {
  it.each(unused)('$id: $method $path', async ({ id }) => {
    await (sdkCalls[id] ?? sdkFetches[id])!(createSdkClient());
    expect(network.calls).toMatchObject([
      { operation: 'getToken', violations: [], answer: { status: 200 } },
      { operation: id, violations: [], answer: { status: 200 } },
    ]);
  });
});
