import { createHandler, json } from '../create-handler.ts';

/** One page of a collection's items; an unknown collection is empty. Clauses `7.10` and `7.11`. */
export const queryItems = createHandler('queryItems', ({ body: { dataCollectionId, query }, network }) => {
  const { offset, limit } = query.paging;
  const items = network.fixtures.collections[dataCollectionId] ?? [];
  const page = items.slice(offset, offset + limit);
  return json({ dataItems: page, pagingMetadata: { count: page.length, offset, total: items.length } });
});
