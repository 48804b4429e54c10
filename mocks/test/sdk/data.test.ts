import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { annualReturns } from '../../fixtures/annual-returns.ts';
import { nodeNetwork } from '../../adapters/node.ts';
import { sdkClient } from '../../sdk/client.ts';
import { getOrPost } from '../../sdk/get-or-post.ts';

const { network, server } = nodeNetwork();
beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => {
  expect(network.calls.flatMap(({ violations }) => violations)).toEqual([]);
  network.calls.splice(0);
});

const inCollection = { dataCollectionId: 'AnnualRevenueFiles' };
const find = () => sdkClient().items.queryDataItems(inCollection).find();

describe('the SDK queries as the site does', () => {
  it('with the same body and the bare token', async () => {
    await find();
    expect(JSON.parse(network.calls[1]!.request.body)).toEqual({
      dataCollectionId: 'AnnualRevenueFiles',
      query: { filter: {}, paging: { offset: 0, limit: 50 } },
    });
    expect(network.calls[1]!.request.headers.authorization).toBe('access-1');
  });

  it('and reads the item, its dates and the paging', async () => {
    const page = await find();
    const { id, data, createdDate, updatedDate } = annualReturns;
    expect(page.items).toEqual([
      expect.objectContaining({ _id: id, data, _createdDate: createdDate, _updatedDate: updatedDate }),
    ]);
    expect([page.pageSize, page.totalCount, page.hasNext()]).toEqual([50, 1, false]);
  });
});

describe('the SDK reports', () => {
  it.each([
    ['gets', () => sdkClient().items.getDataItem('other', inCollection)],
    ['removes', () => sdkClient().items.removeDataItem('other', inCollection)],
    ['updates', () => sdkClient().items.updateDataItem('other', { ...inCollection, dataItem: { data: {} } })],
  ])('an item that is not there when it %s one', async (_deed, call) => {
    await expect(call()).rejects.toThrow('WDE0073: item does not exist');
  });

  it.each([400, 401, 500])('a refused GraphQL request with status %i', async (status) => {
    network.break('queryGraphql', { kind: 'refused', status }, 1);
    await expect(sdkClient().graphql('{ a }')).rejects.toThrow(
      `GraphQL request failed with status ${status}`,
    );
  });

  it('a connection that is cut off', async () => {
    network.break('queryItems', { kind: 'cut off' }, 1);
    await expect(find()).rejects.toThrow(/^System error occurred/);
  });

  it('a service plugin that nobody implements', async () => {
    const request = {
      metadata: { instanceId: 'instance-1', appExtensionType: 'EXTERNAL_DATABASE' },
      request: {},
    };
    await expect(
      sdkClient().servicePlugins.executeHandler(request, 'https://a.example/plugin'),
    ).rejects.toThrow('No service plugin implementations found for component type external_database');
  });
});

describe('a GET call that may also be a POST is', () => {
  it.each([
    [4000, 'getItem'],
    [4001, 'queryItems'],
  ])('with a query string of %i characters %s', async (length, operation) => {
    await getOrPost(sdkClient(), length);
    expect(network.calls[1]).toMatchObject({ operation, answer: { status: 200 } });
    const { search } = new URL(network.calls[1]!.url);
    expect(search).toHaveLength(operation === 'getItem' ? length + 1 : 0);
  });
});
