import type { HttpResponse } from 'msw';
import type { BulkInsertRequest, BulkItemsResult } from '../../contracts/types/data-bulk.ts';
import { createHandler, json } from '../create-handler.ts';
import { createStoredItem, storedItem } from '../fixtures/stored-item.ts';

type BulkItem = BulkInsertRequest['dataItems'][number];
type ItemAction = BulkItemsResult['results'][number]['action'];

/** Answers with success for each item, in the order of the request; includes the items if `returnEntity` is set. */
function answerBulkItems(
  { dataCollectionId, dataItems, returnEntity }: BulkInsertRequest,
  actionOf: (item: BulkItem) => ItemAction,
): HttpResponse<BulkItemsResult> {
  const results = dataItems.map((item, originalIndex) => {
    const id = item.id ?? `item-${originalIndex + 1}`;
    return {
      action: actionOf(item),
      itemMetadata: { id, originalIndex, success: true },
      ...(returnEntity && { dataItem: createStoredItem(dataCollectionId, item.data, id) }),
    };
  });
  return json({ results, bulkActionMetadata: { totalSuccesses: results.length, totalFailures: 0 } });
}

/** Answers as if the items were added; the mock stores nothing. */
export const bulkInsertItems = createHandler('bulkInsertItems', ({ body }) =>
  answerBulkItems(body, () => 'INSERT'),
);

/** Answers as if the data of all items, stored or not, were replaced; the mock changes nothing. */
export const bulkUpdateItems = createHandler('bulkUpdateItems', ({ body }) =>
  answerBulkItems(body, () => 'UPDATE'),
);

/** Answers as if the stored item's data were replaced and all other items added; the mock changes nothing. */
export const bulkSaveItems = createHandler('bulkSaveItems', ({ body }) =>
  answerBulkItems(body, ({ id }) => (id === storedItem.id ? 'UPDATE' : 'INSERT')),
);

/** Answers as if all items, stored or not, were removed; the mock changes nothing. */
export const bulkRemoveItems = createHandler('bulkRemoveItems', ({ body }) => {
  const { dataCollectionId, dataItemIds } = body;
  const dataItems = dataItemIds.map((id) => ({ id, data: {} }));
  return answerBulkItems({ dataCollectionId, dataItems }, () => 'DELETE');
});
