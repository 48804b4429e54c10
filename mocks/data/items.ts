import contract from '../../contracts/data-items.json' with { type: 'json' };
import { known, stored } from '../fixtures/data-items.ts';
import { answering, json } from '../network.ts';

type Item = { id?: string; data: object };
type OneItem = { dataCollectionId: string; dataItem: Item };

const unknown = () => json({ message: 'WDE0073: item does not exist' }, 404);

/** Adds an item, under its own id if it has one. */
export const insertItem = answering(contract, 'insertItem', ({ body }) => {
  const { dataCollectionId, dataItem } = body as OneItem;
  return json({ dataItem: stored(dataCollectionId, dataItem.data, dataItem.id) });
});

/** Replaces the data of the known item. */
export const updateItem = answering(contract, 'updateItem', ({ body, params }) => {
  const { dataCollectionId, dataItem } = body as OneItem;
  return params.id === known.id
    ? json({ dataItem: stored(dataCollectionId, dataItem.data, known.id) })
    : unknown();
});

/** Replaces the data of the known item, adds any other. */
export const saveItem = answering(contract, 'saveItem', ({ body }) => {
  const { dataCollectionId, dataItem } = body as OneItem;
  return json({
    action: dataItem.id === known.id ? 'UPDATE' : 'INSERT',
    dataItem: stored(dataCollectionId, dataItem.data, dataItem.id),
  });
});

/** Gives the known item. */
export const getItem = answering(contract, 'getItem', ({ params }) =>
  params.id === known.id ? json({ dataItem: known }) : unknown(),
);

/** Removes the known item; the mock stays as it is. */
export const removeItem = answering(contract, 'removeItem', ({ params }) =>
  params.id === known.id ? json({ dataItem: known }) : unknown(),
);

/** Removes every item; the mock stays as it is. */
export const truncateItems = answering(contract, 'truncateItems', () => json({}));
