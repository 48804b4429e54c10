import contract from '../../contracts/data-figures.json' with { type: 'json' };
import { known } from '../fixtures/data-items.ts';
import { answering, json } from '../network.ts';

type Aggregate = { aggregation: { groupingFields?: string[]; operations: { resultFieldName: string }[] } };

const itemsOf = (dataCollectionId: string) => (dataCollectionId === known.dataCollectionId ? [known] : []);
const fieldOf = (name: string) => (known.data as Record<string, unknown>)[name];

/** One group, of the known item, in which each figure is 1. */
export const aggregateItems = answering(contract, 'aggregateItems', ({ body }) => {
  const { groupingFields = [], operations } = (body as Aggregate).aggregation;
  const group = Object.fromEntries([
    ...groupingFields.map((name) => [name, fieldOf(name)]),
    ...operations.map(({ resultFieldName }) => [resultFieldName, 1]),
  ]);
  return json({ results: [group], pagingMetadata: { count: 1, offset: 0 } });
});

/** The number of items of a collection. */
export const countItems = answering(contract, 'countItems', ({ body }) =>
  json({ totalCount: itemsOf((body as { dataCollectionId: string }).dataCollectionId).length }),
);

/** The distinct values of a field. */
export const queryDistinctValues = answering(contract, 'queryDistinctValues', ({ body }) => {
  const { dataCollectionId, fieldName } = body as { dataCollectionId: string; fieldName: string };
  const distinctValues = itemsOf(dataCollectionId).map(() => fieldOf(fieldName));
  return json({ distinctValues, pagingMetadata: { count: distinctValues.length, offset: 0 } });
});

/** Nothing, in GraphQL. */
export const queryGraphql = answering(contract, 'queryGraphql', () => json({ data: {} }));
