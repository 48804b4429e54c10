import { createHandler, json } from '../create-handler.ts';
import { known } from '../fixtures/data-items.ts';

/** The known item, as the one that every field refers to. */
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

/** Puts others in the place of a field's references. */
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
