import contract from '../../contracts/data-bulk.json' with { type: 'json' };
import { known, stored } from '../fixtures/data-items.ts';
import { answering, json } from '../network.ts';

type Item = { id?: string; data: object };
type Bulk = { dataCollectionId: string; dataItems: Item[]; returnEntity?: boolean };
type Action = 'INSERT' | 'UPDATE' | 'DELETE';

/** What became of each item, in the order in which it came; the items themselves for a caller who wants them. */
function outcome({ dataCollectionId, dataItems, returnEntity }: Bulk, actionOf: (item: Item) => Action) {
  const results = dataItems.map((item, originalIndex) => {
    const id = item.id ?? `item-${originalIndex + 1}`;
    return {
      action: actionOf(item),
      itemMetadata: { id, originalIndex, success: true },
      ...(returnEntity && { dataItem: stored(dataCollectionId, item.data, id) }),
    };
  });
  return json({ results, bulkActionMetadata: { totalSuccesses: results.length, totalFailures: 0 } });
}

/** Adds items. */
export const bulkInsertItems = answering(contract, 'bulkInsertItems', ({ body }) =>
  outcome(body as Bulk, () => 'INSERT'),
);

/** Replaces the data of items. */
export const bulkUpdateItems = answering(contract, 'bulkUpdateItems', ({ body }) =>
  outcome(body as Bulk, () => 'UPDATE'),
);

/** Replaces the data of the known item, adds the others. */
export const bulkSaveItems = answering(contract, 'bulkSaveItems', ({ body }) =>
  outcome(body as Bulk, ({ id }) => (id === known.id ? 'UPDATE' : 'INSERT')),
);

/** Removes items. */
export const bulkRemoveItems = answering(contract, 'bulkRemoveItems', ({ body }) => {
  const { dataCollectionId, dataItemIds } = body as { dataCollectionId: string; dataItemIds: string[] };
  const dataItems = dataItemIds.map((id) => ({ id, data: {} }));
  return outcome({ dataCollectionId, dataItems }, () => 'DELETE');
});
