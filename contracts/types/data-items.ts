/* Written by `npm run types` from the contracts. Do not edit. */

export interface Operations {
  insertItem: {
    params: {};
    body: InsertRequest;
    answer: OneItem;
    refusal: Refusal;
  };
  getItem: {
    params: {
      id: string;
    };
    body: null;
    answer: OneItem;
    refusal: Refusal;
  };
  updateItem: {
    params: {
      id: string;
    };
    body: UpdateRequest;
    answer: OneItem;
    refusal: Refusal;
  };
  removeItem: {
    params: {
      id: string;
    };
    body: null;
    answer: OneItem;
    refusal: Refusal;
  };
  saveItem: {
    params: {};
    body: InsertRequest;
    answer: SavedItem;
    refusal: Refusal;
  };
  truncateItems: {
    params: {};
    body: CollectionRequest;
    answer: Empty;
    refusal: Refusal;
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
  dataItem: DataItem;
  [k: string]: unknown;
}
export interface DataItem {
  id: string;
  dataCollectionId?: string;
  data: {
    [k: string]: unknown;
  };
  createdDate: string;
  updatedDate: string;
  [k: string]: unknown;
}
export interface Refusal {
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
  dataItem: DataItem;
  [k: string]: unknown;
}
export interface CollectionRequest {
  dataCollectionId: string;
}
export interface Empty {}
