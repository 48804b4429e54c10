import { createHandler, json } from '../create-handler.ts';
import { storedItem } from '../fixtures/stored-item.ts';

/** Answers with the stored item, whatever field the request names. */
export const queryReferencedItems = createHandler('queryReferencedItems', () =>
  json({ results: [{ dataItem: storedItem }], pagingMetadata: { count: 1, offset: 0 } }),
);

/** Answers yes if the request asks whether a field refers to the stored item, otherwise no. */
export const isReferencedItem = createHandler('isReferencedItem', ({ body }) =>
  json({ isReferenced: body.referencedItemId === storedItem.id }),
);

/** Answers as if the reference were added; the mock stores nothing. */
export const insertReference = createHandler('insertReference', ({ body }) =>
  json({ dataItemReference: body.dataItemReference }),
);

/** Answers as if the reference were removed; the mock changes nothing. */
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
