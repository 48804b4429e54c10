import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { annualReturnsItem } from '../../../mocks/fixtures/stored-documents.ts';
import { json } from '../../../mocks/create-handler.ts';
import { createNodeNetwork } from '../../../mocks/adapters/node.ts';
import { queryDocuments } from '../query-documents.ts';

const { network, server } = createNodeNetwork();
const readQueries = () => network.calls.filter(({ operation }) => operation === 'queryItems');

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => void (network.calls.length = 0));
afterEach(() => server.resetHandlers());

/** Answers each query with `answer`; returns a list to which each query is added. */
function answerQueries(answer: object): Request[] {
  const asked: Request[] = [];
  server.use(
    http.post('https://www.wixapis.com/wix-data/v2/items/query', ({ request }) => {
      asked.push(request);
      return json(answer);
    }),
  );
  return asked;
}

const itemWith = (...documents: unknown[]) => ({ id: '1', data: { documents } });
const pageOf = (items: object[], pagingMetadata: unknown) => ({ dataItems: items, pagingMetadata });

describe('the query for the annual returns', () => {
  test('keeps the contract and returns the documents as they are stored', async () => {
    expect(await queryDocuments()).toEqual(annualReturnsItem.data.documents);
    expect(network.calls.flatMap(({ violations }) => violations)).toEqual([]);
    expect(readQueries()).toHaveLength(1);
    expect(readQueries()[0]?.request.headers.authorization).toBe('access-1');
    expect(JSON.parse(readQueries()[0]!.request.body)).toEqual({
      dataCollectionId: 'AnnualRevenueFiles',
      query: { filter: {}, paging: { offset: 0, limit: 50 } },
    });
  });

  test('returns the documents of the first item only', async () => {
    answerQueries(pageOf([itemWith('a'), itemWith('b')], { count: 2, offset: 0, total: 2 }));
    expect(await queryDocuments()).toEqual(['a']);
  });

  test('makes one query, even if the answer says that there are more items', async () => {
    const asked = answerQueries(pageOf([itemWith('a')], { count: 1, offset: 0, total: 1e9 }));
    expect(await queryDocuments()).toEqual(['a']);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['an empty collection', pageOf([], { count: 0, offset: 0, total: 0 })],
    ['an item without data', pageOf([{}], { count: 1, offset: 0, total: 1 })],
    ['documents that are no list', pageOf([{ data: { documents: 'a' } }], null)],
  ])('returns no documents for %s', async (_, answer) => {
    answerQueries(answer);
    expect(await queryDocuments()).toEqual([]);
  });

  test.each(['null', '[]', '{}', '{"dataItems":{"0":1}}'])('throws at the answer %j', async (body) => {
    network.addFault('queryItems', { kind: 'malformed', body }, 1);
    await expect(queryDocuments()).rejects.toThrow('The data answer holds no items');
  });

  test('throws at an answer that is not JSON', async () => {
    network.addFault('queryItems', { kind: 'malformed', body: 'no JSON' }, 1);
    await expect(queryDocuments()).rejects.toThrow(SyntaxError);
  });

  test.each([403, 500])('throws at status %i', async (status) => {
    network.addFault('queryItems', { kind: 'refused', status }, 1);
    await expect(queryDocuments()).rejects.toThrow(`The data service answered ${status}`);
  });

  test('throws when the service is cut off', async () => {
    network.addFault('queryItems', { kind: 'cut off' }, 1);
    await expect(queryDocuments()).rejects.toThrow();
  });

  test('is not sent when the caller aborts while the token is fetched', async () => {
    const leaving = new AbortController();
    const left = queryDocuments(leaving.signal);
    leaving.abort();
    await expect(left).rejects.toThrow();
    expect(readQueries()).toEqual([]);
  });

  test('is aborted when the caller aborts before the answer', async () => {
    network.addFault('queryItems', { kind: 'slow', ms: 1000 }, 1);
    const leaving = new AbortController();
    const left = queryDocuments(leaving.signal);
    await vi.waitUntil(() => readQueries().length === 1);
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
  });
});
