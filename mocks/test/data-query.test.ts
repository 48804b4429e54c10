import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { annualReturns } from '../fixtures/stored-documents.ts';
import { createNodeNetwork } from '../adapters/node.ts';

const { network, server } = createNodeNetwork();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => void network.calls.splice(0));

const query = (dataCollectionId: string, offset: number, authorization = 'access-1') =>
  fetch('https://www.wixapis.com/wix-data/v2/items/query', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ dataCollectionId, query: { filter: {}, paging: { offset, limit: 50 } } }),
  });

it('a query answers with the item of the annual returns', async () => {
  const answer = await query('AnnualRevenueFiles', 0);
  expect(await answer.json()).toEqual({
    dataItems: [annualReturns],
    pagingMetadata: { count: 1, offset: 0, total: 1 },
  });
  expect(network.calls[0]!.violations).toEqual([]);
});

it('a query answers with an empty page after the last item and for an unknown collection', async () => {
  expect(await (await query('AnnualRevenueFiles', 50)).json()).toMatchObject({ dataItems: [] });
  expect(await (await query('Other', 0)).json()).toMatchObject({ dataItems: [] });
});

it('a query answers with replaced fixtures, one page at a time', async () => {
  const usual = network.fixtures.collections;
  network.fixtures.collections = { Other: Array.from({ length: 51 }, () => annualReturns) };
  const [first, second] = await Promise.all([query('Other', 0), query('Other', 50)]);
  network.fixtures.collections = usual;
  expect((await first.json()).pagingMetadata).toEqual({ count: 50, offset: 0, total: 51 });
  expect((await second.json()).pagingMetadata).toEqual({ count: 1, offset: 50, total: 51 });
});

it('a query is refused when the token has a scheme before it', async () => {
  expect((await query('AnnualRevenueFiles', 0, 'Bearer access-1')).status).toBe(400);
  expect(network.calls[0]!.violations.join()).toContain('header authorization');
});
