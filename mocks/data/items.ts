import type { HttpResponse } from 'msw';
import type { ItemsRefusal } from '../../contracts/types/data-items.ts';
import { answering, json } from '../answering.ts';
import { known, stored } from '../fixtures/data-items.ts';

const unknown = (): HttpResponse<ItemsRefusal> => json({ message: 'WDE0073: item does not exist' }, 404);

/** Adds an item, under its own id if it has one. */
export const insertItem = answering('insertItem', ({ body: { dataCollectionId, dataItem } }) =>
  json({ dataItem: stored(dataCollectionId, dataItem.data, dataItem.id) }),
);

/** Replaces the data of the known item. */
export const updateItem = answering('updateItem', ({ body: { dataCollectionId, dataItem }, params }) =>
  params.id === known.id ? json({ dataItem: stored(dataCollectionId, dataItem.data, known.id) }) : unknown(),
);

/** Replaces the data of the known item, adds any other. */
export const saveItem = answering('saveItem', ({ body: { dataCollectionId, dataItem } }) =>
  json({
    action: dataItem.id === known.id ? 'UPDATE' : 'INSERT',
    dataItem: stored(dataCollectionId, dataItem.data, dataItem.id),
  }),
);

/** Gives the known item. */
export const getItem = answering('getItem', ({ params }) =>
  params.id === known.id ? json({ dataItem: known }) : unknown(),
);

/** Removes the known item; the mock stays as it is. */
export const removeItem = answering('removeItem', ({ params }) =>
  params.id === known.id ? json({ dataItem: known }) : unknown(),
);

/** Removes every item; the mock stays as it is. */
export const truncateItems = answering('truncateItems', () => json({}));
