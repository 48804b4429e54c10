import contract from '../../contracts/data.json' with { type: 'json' };
import { answering, json } from '../network.ts';

/** One page of a collection's items; an unknown collection is empty (7: the annual returns). */
export const queryItems = answering(contract, 'queryItems', ({ body, network }) => {
  const { dataCollectionId, query } = body as Query;
  const { offset, limit } = query.paging;
  const items = network.fixtures.collections[dataCollectionId] ?? [];
  const page = items.slice(offset, offset + limit);
  return json({ dataItems: page, pagingMetadata: { count: page.length, offset, total: items.length } });
});

type Query = { dataCollectionId: string; query: { paging: { offset: number; limit: number } } };
