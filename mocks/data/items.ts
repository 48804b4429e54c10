import type { HttpResponse } from 'msw';
import type { ItemsRefusal } from '../../contracts/types/data-items.ts';
import { createHandler, json } from '../create-handler.ts';
import { createStoredItem, storedItem } from '../fixtures/stored-item.ts';

const refuseUnknownItem = (): HttpResponse<ItemsRefusal> =>
  json({ message: 'WDE0073: item does not exist' }, 404);

/** Answers as if the item were added, under its own id if it has one; the mock stores nothing. */
export const insertItem = createHandler('insertItem', ({ body: { dataCollectionId, dataItem } }) =>
  json({ dataItem: createStoredItem(dataCollectionId, dataItem.data, dataItem.id) }),
);

/** Answers as if the stored item had the given data; refuses any other item with 404. */
export const updateItem = createHandler('updateItem', ({ body: { dataCollectionId, dataItem }, params }) =>
  params.id === storedItem.id
    ? json({ dataItem: createStoredItem(dataCollectionId, dataItem.data, storedItem.id) })
    : refuseUnknownItem(),
);

/** Answers as if the data of the stored item were replaced, or any other item added; the mock changes nothing. */
export const saveItem = createHandler('saveItem', ({ body: { dataCollectionId, dataItem } }) =>
  json({
    action: dataItem.id === storedItem.id ? 'UPDATE' : 'INSERT',
    dataItem: createStoredItem(dataCollectionId, dataItem.data, dataItem.id),
  }),
);

/** Answers with the stored item; refuses any other with 404. */
export const getItem = createHandler('getItem', ({ params }) =>
  params.id === storedItem.id ? json({ dataItem: storedItem }) : refuseUnknownItem(),
);

/** Answers as if the stored item were removed, but keeps it; refuses any other with 404. */
export const removeItem = createHandler('removeItem', ({ params }) =>
  params.id === storedItem.id ? json({ dataItem: storedItem }) : refuseUnknownItem(),
);

/** Answers as if every item were removed; the mock changes nothing. */
export const truncateItems = createHandler('truncateItems', () => json({}));
