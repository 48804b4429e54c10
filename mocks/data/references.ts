import contract from '../../contracts/data-references.json' with { type: 'json' };
import { known } from '../fixtures/data-items.ts';
import { answering, json } from '../network.ts';

type Reference = { referringItemId: string; referringItemFieldName: string; referencedItemId: string };
type OneReference = { dataItemReference: Reference };
type Replacement = Omit<Reference, 'referencedItemId'> & { newReferencedItemIds: string[] };

/** The known item, as the one that every field refers to. */
export const queryReferencedItems = answering(contract, 'queryReferencedItems', () =>
  json({ results: [{ dataItem: known }], pagingMetadata: { count: 1, offset: 0 } }),
);

/** Whether a field refers to the known item. */
export const isReferencedItem = answering(contract, 'isReferencedItem', ({ body }) =>
  json({ isReferenced: (body as Reference).referencedItemId === known.id }),
);

/** Adds a reference. */
export const insertReference = answering(contract, 'insertReference', ({ body }) =>
  json({ dataItemReference: (body as OneReference).dataItemReference }),
);

/** Removes a reference. */
export const removeReference = answering(contract, 'removeReference', ({ body }) =>
  json({ dataItemReference: (body as OneReference).dataItemReference }),
);

/** Puts others in the place of a field's references. */
export const replaceReferences = answering(contract, 'replaceReferences', ({ body }) => {
  const { newReferencedItemIds, referringItemId, referringItemFieldName } = body as Replacement;
  return json({
    dataItemReferences: newReferencedItemIds.map((referencedItemId) => ({
      referringItemId,
      referringItemFieldName,
      referencedItemId,
    })),
  });
});
