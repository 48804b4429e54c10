import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { annualReturns } from '../../fixtures/stored-documents.ts';
import { createNodeNetwork } from '../../adapters/node.ts';
import { createSdkClient } from '../../sdk/client.ts';
import { callGetOrPost } from '../../sdk/get-or-post.ts';

const { network, server } = createNodeNetwork();
beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => {
  expect(network.calls.flatMap(({ violations }) => violations)).toEqual([]);
  network.calls.splice(0);
});

const inCollection = { dataCollectionId: 'AnnualRevenueFiles' };
const find = () => createSdkClient().items.queryDataItems(inCollection).find();

describe('a query of the SDK', () => {
  it('has the same body as that of the site, and the bare token', async () => {
    await find();
    expect(JSON.parse(network.calls[1]!.request.body)).toEqual({
      dataCollectionId: 'AnnualRevenueFiles',
      query: { filter: {}, paging: { offset: 0, limit: 50 } },
    });
    expect(network.calls[1]!.request.headers.authorization).toBe('access-1');
  });

  it('returns the item, its dates and the paging', async () => {
    const page = await find();
    const { id, data, createdDate, updatedDate } = annualReturns;
    expect(page.items).toEqual([
      expect.objectContaining({ _id: id, data, _createdDate: createdDate, _updatedDate: updatedDate }),
    ]);
    expect([page.pageSize, page.totalCount, page.hasNext()]).toEqual([50, 1, false]);
  });
});

describe('the SDK rejects with an error for', () => {
  it.each([
    ['read', () => createSdkClient().items.getDataItem('other', inCollection)],
    ['removed', () => createSdkClient().items.removeDataItem('other', inCollection)],
    [
      'updated',
      () => createSdkClient().items.updateDataItem('other', { ...inCollection, dataItem: { data: {} } }),
    ],
  ])('an unknown item that is %s', async (_what, call) => {
    await expect(call()).rejects.toThrow('WDE0073: item does not exist');
  });

  it.each([400, 401, 500])('a refused GraphQL request with status %i', async (status) => {
    network.addFault('queryGraphql', { kind: 'refused', status }, 1);
    await expect(createSdkClient().graphql('{ a }')).rejects.toThrow(
      `GraphQL request failed with status ${status}`,
    );
  });

  it('a connection that is cut off', async () => {
    network.addFault('queryItems', { kind: 'cut off' }, 1);
    await expect(find()).rejects.toThrow(/^System error occurred/);
  });

  it('a service plugin that nobody implements', async () => {
    const metadata = { instanceId: 'instance-1', appExtensionType: 'EXTERNAL_DATABASE' };
    const request = { metadata, request: {} };
    await expect(
      createSdkClient().servicePlugins.executeHandler(request, 'https://a.example/plugin'),
    ).rejects.toThrow('No service plugin implementations found for component type external_database');
  });
});

describe('a GET call of the SDK with a POST to fall back to', () => {
  it.each([
    [4000, 'getItem'],
    [4001, 'queryItems'],
  ])('whose query string has %i characters becomes the operation %s', async (length, operation) => {
    await callGetOrPost(createSdkClient(), length);
    expect(network.calls[1]).toMatchObject({ operation, answer: { status: 200 } });
    const { search } = new URL(network.calls[1]!.url);
    expect(search).toHaveLength(operation === 'getItem' ? length + 1 : 0);
  });
});
