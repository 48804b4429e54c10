import { createHandler, json } from '../create-handler.ts';

/** Answers with one page of a collection's items; an unknown collection is empty (7.10, 7.11). */
export const queryItems = createHandler('queryItems', ({ body: { dataCollectionId, query }, network }) => {
  const { offset, limit } = query.paging;
  const items = network.fixtures.collections[dataCollectionId] ?? [];
  const page = items.slice(offset, offset + limit);
  return json({ dataItems: page, pagingMetadata: { count: page.length, offset, total: items.length } });
});
