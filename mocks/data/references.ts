import { createHandler, json } from '../create-handler.ts';
import { known } from '../fixtures/stored-item.ts';

/** Answers with the known item, whatever field is asked about. */
export const queryReferencedItems = createHandler('queryReferencedItems', () =>
  json({ results: [{ dataItem: known }], pagingMetadata: { count: 1, offset: 0 } }),
);

/** Answers whether the item that a field is said to refer to is the known one. */
export const isReferencedItem = createHandler('isReferencedItem', ({ body }) =>
  json({ isReferenced: body.referencedItemId === known.id }),
);

/** Answers as if the reference were added; the mock stores nothing. */
export const insertReference = createHandler('insertReference', ({ body }) =>
  json({ dataItemReference: body.dataItemReference }),
);

/** Answers as if the reference were removed; the fixtures stay as they are. */
export const removeReference = createHandler('removeReference', ({ body }) =>
  json({ dataItemReference: body.dataItemReference }),
);

/** Answers as if the references of a field were replaced; the mock stores nothing. */
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
