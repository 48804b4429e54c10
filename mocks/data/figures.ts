import { createHandler, json } from '../create-handler.ts';
import { storedItem } from '../fixtures/stored-item.ts';

const storedFields: Record<string, unknown> = storedItem.data;
const itemsInCollection = (dataCollectionId: string) =>
  dataCollectionId === storedItem.dataCollectionId ? [storedItem] : [];

/** Answers with one group, made of the stored item alone; every aggregation (count, sum, ...) has the result 1. */
export const aggregateItems = createHandler('aggregateItems', ({ body }) => {
  const { groupingFields = [], operations } = body.aggregation;
  const group = Object.fromEntries([
    ...groupingFields.map((name) => [name, storedFields[name]]),
    ...operations.map(({ resultFieldName }) => [resultFieldName, 1]),
  ]);
  return json({ results: [group], pagingMetadata: { count: 1, offset: 0 } });
});

/** Answers 1 for the stored item's collection, 0 for any other. */
export const countItems = createHandler('countItems', ({ body }) =>
  json({ totalCount: itemsInCollection(body.dataCollectionId).length }),
);

/** Answers with the given field's value in the stored item, or with no value for a collection without this item. */
export const queryDistinctValues = createHandler('queryDistinctValues', ({ body }) => {
  const distinctValues = itemsInCollection(body.dataCollectionId).map(() => storedFields[body.fieldName]);
  return json({ distinctValues, pagingMetadata: { count: distinctValues.length, offset: 0 } });
});

/** Answers any query with empty data. */
export const queryGraphql = createHandler('queryGraphql', () => json({ data: {} }));
