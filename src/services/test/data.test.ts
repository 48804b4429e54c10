import * as fc from 'fast-check';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { annualReturns } from '../../../mocks/fixtures/annual-returns.ts';
import { json } from '../../../mocks/answering.ts';
import { nodeNetwork } from '../../../mocks/adapters/node.ts';
import { nextOffset, queryDocuments } from '../data.ts';

const { network, server } = nodeNetwork();
const queries = () => network.calls.filter(({ operation }) => operation === 'queryItems');

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => void (network.calls.length = 0));
afterEach(() => server.resetHandlers());

/** Answers the queries with these pages, one each, and returns the offsets that were asked for. */
function pages(...answers: object[]): number[] {
  const offsets: number[] = [];
  server.use(
    http.post('https://www.wixapis.com/wix-data/v2/items/query', async ({ request }) => {
      const { query } = (await request.json()) as { query: { paging: { offset: number } } };
      offsets.push(query.paging.offset);
      return json(answers[offsets.length - 1] ?? answers.at(-1)!);
    }),
  );
  return offsets;
}

const item = (...documents: unknown[]) => ({ id: '1', data: { documents } });
const items = (count: number): unknown[] => Array.from({ length: count }, () => ({}));
const page = (items: object[], pagingMetadata: unknown) => ({ dataItems: items, pagingMetadata });

describe('the query for the annual returns', () => {
  test('asks as the contract says and returns the documents as they are stored', async () => {
    expect(await queryDocuments()).toEqual(annualReturns.data.documents);
    expect(network.calls.flatMap(({ violations }) => violations)).toEqual([]);
    expect(queries()).toHaveLength(1);
    expect(queries()[0]?.request.headers.authorization).toBe('access-1');
    expect(JSON.parse(queries()[0]!.request.body)).toEqual({
      dataCollectionId: 'AnnualRevenueFiles',
      query: { filter: {}, paging: { offset: 0, limit: 50 } },
    });
  });

  test('uses the first item and no other', async () => {
    pages(page([item('a'), item('b')], { count: 2, offset: 0, total: 2 }));
    expect(await queryDocuments()).toEqual(['a']);
  });

  test('follows further pages while there are more, and joins their first documents in order', async () => {
    const offsets = pages(
      page([item('a', 'b')], { count: 50, offset: 0, total: 120 }),
      page([item('c')], { count: 50, offset: 50, total: 120 }),
      page([item('d')], { count: 20, offset: 100, total: 120 }),
    );
    expect(await queryDocuments()).toEqual(['a', 'b', 'c', 'd']);
    expect(offsets).toEqual([0, 50, 100]);
  });

  test('ends with a service that always promises more', async () => {
    const offsets = pages(page([item('a')], { count: 1, offset: 0, total: 1e9 }));
    await queryDocuments();
    expect(offsets).toHaveLength(20);
  });

  test.each([
    ['an empty collection', page([], { count: 0, offset: 0, total: 0 })],
    ['an item without data', page([{}], { count: 1, offset: 0, total: 1 })],
    ['documents that are no list', page([{ data: { documents: 'a' } }], null)],
  ])('has no documents for %s', async (_, answer) => {
    pages(answer);
    expect(await queryDocuments()).toEqual([]);
  });

  test.each(['null', '[]', '{}', '{"dataItems":{"0":1}}'])('throws at the answer %j', async (body) => {
    network.break('queryItems', { kind: 'malformed', body }, 1);
    await expect(queryDocuments()).rejects.toThrow('The data answer holds no items');
  });

  test('throws at an answer that is no JSON', async () => {
    network.break('queryItems', { kind: 'malformed', body: 'no JSON' }, 1);
    await expect(queryDocuments()).rejects.toThrow(SyntaxError);
  });

  test.each([403, 500])('throws at status %i', async (status) => {
    network.break('queryItems', { kind: 'refused', status }, 1);
    await expect(queryDocuments()).rejects.toThrow(`The data service answered ${status}`);
  });

  test('throws when the service is cut off', async () => {
    network.break('queryItems', { kind: 'cut off' }, 1);
    await expect(queryDocuments()).rejects.toThrow();
  });

  test('is not sent for a visitor who has left', async () => {
    const leaving = new AbortController();
    const left = queryDocuments(leaving.signal);
    leaving.abort();
    await expect(left).rejects.toThrow();
    expect(queries()).toEqual([]);
  });

  test('is broken off when the visitor leaves before the answer', async () => {
    network.break('queryItems', { kind: 'slow', ms: 1000 }, 1);
    const leaving = new AbortController();
    const left = queryDocuments(leaving.signal);
    await vi.waitUntil(() => queries().length === 1);
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
  });
});

describe('the next page', () => {
  test('begins after the items of this one, and only where the total says so', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 50 }), fc.nat(2000), (offset, count, total) => {
        const next = nextOffset(offset, { items: items(count), paging: { offset, count, total } });
        expect(next).toBe(total > offset + count ? offset + count : undefined);
      }),
    );
  });

  test('without a total there may be one after a full page only', () => {
    expect(nextOffset(0, { items: items(50), paging: {} })).toBe(50);
    expect(nextOffset(0, { items: items(49), paging: {} })).toBeUndefined();
  });

  test('does not follow an empty one', () => {
    expect(nextOffset(0, { items: [], paging: { count: 0, offset: 0, total: 10 } })).toBeUndefined();
  });

  test.each([-1, 1.5, '7', null])('%j is neither a count nor a total', (number) => {
    const paging = { count: number, total: number } as object;
    expect(nextOffset(0, { items: items(50), paging })).toBe(50);
  });

  test('a total of 0 is one', () => {
    expect(nextOffset(0, { items: items(50), paging: { total: 0 } })).toBeUndefined();
  });

  test('whatever the service says, it lies ahead or is none', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.anything()), fc.object(), (offset, found, paging) => {
        expect(nextOffset(offset, { items: found, paging }) ?? Infinity).toBeGreaterThan(offset);
      }),
    );
  });
});
