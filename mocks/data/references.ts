import { createHandler, json } from '../create-handler.ts';
import { known } from '../fixtures/data-items.ts';

/** Answers with the known item, whatever field is asked about. */
export const queryReferencedItems = createHandler('queryReferencedItems', () =>
  json({ results: [{ dataItem: known }], pagingMetadata: { count: 1, offset: 0 } }),
);

/** Whether a field refers to the known item. */
export const isReferencedItem = createHandler('isReferencedItem', ({ body }) =>
  json({ isReferenced: body.referencedItemId === known.id }),
);

/** Adds a reference. */
export const insertReference = createHandler('insertReference', ({ body }) =>
  json({ dataItemReference: body.dataItemReference }),
);

/** Removes a reference. */
export const removeReference = createHandler('removeReference', ({ body }) =>
  json({ dataItemReference: body.dataItemReference }),
);

/** Replaces the references of a field. */
export const replaceReferences = createHandler('replaceReferences', ({ body }) => {
  const { newReferencedItemIds, referringItemId, referringItemFieldName } = body;
  return json({
    dataItemReferences: newReferencedItemIds.map((referencedItemId) => ({
      referringItemId,
      referringItemFieldName,
      referencedItemId,
    })),
  });
});
