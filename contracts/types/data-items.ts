/* Written by `npm run generate -- types` from the contracts. Do not edit. */

export interface DataItemsOperations {
  insertItem: {
    params: {};
    body: InsertRequest;
    answer: OneItem;
    refusal: ItemsRefusal;
  };
  getItem: {
    params: {
      id: string;
    };
    body: null;
    answer: OneItem;
    refusal: ItemsRefusal;
  };
  updateItem: {
    params: {
      id: string;
    };
    body: UpdateRequest;
    answer: OneItem;
    refusal: ItemsRefusal;
  };
  removeItem: {
    params: {
      id: string;
    };
    body: null;
    answer: OneItem;
    refusal: ItemsRefusal;
  };
  saveItem: {
    params: {};
    body: InsertRequest;
    answer: SavedItem;
    refusal: ItemsRefusal;
  };
  truncateItems: {
    params: {};
    body: CollectionRequest;
    answer: ItemsEmpty;
    refusal: ItemsRefusal;
  };
}
export interface InsertRequest {
  dataCollectionId: string;
  dataItem: {
    id?: string;
    data: {
      [k: string]: unknown;
    };
  };
}
export interface OneItem {
  dataItem: ItemsDataItem;
  [k: string]: unknown;
}
export interface ItemsDataItem {
  id: string;
  dataCollectionId?: string;
  data: {
    [k: string]: unknown;
  };
  createdDate: string;
  updatedDate: string;
  [k: string]: unknown;
}
export interface ItemsRefusal {
  message: string;
  details?: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
export interface UpdateRequest {
  dataCollectionId: string;
  dataItem: {
    id: string;
    data: {
      [k: string]: unknown;
    };
  };
}
export interface SavedItem {
  action: 'INSERT' | 'UPDATE';
  dataItem: ItemsDataItem;
  [k: string]: unknown;
}
export interface CollectionRequest {
  dataCollectionId: string;
}
export interface ItemsEmpty {}
