/* Written by `npm run types` from the contracts. Do not edit. */

export interface Operations {
  bulkInsertItems: {
    params: {};
    body: BulkInsertRequest;
    answer: Bulk;
    refusal: Refusal;
  };
  bulkUpdateItems: {
    params: {};
    body: BulkUpdateRequest;
    answer: Bulk;
    refusal: Refusal;
  };
  bulkSaveItems: {
    params: {};
    body: BulkInsertRequest;
    answer: Bulk;
    refusal: Refusal;
  };
  bulkRemoveItems: {
    params: {};
    body: BulkRemoveRequest;
    answer: Bulk;
    refusal: Refusal;
  };
}
export interface BulkInsertRequest {
  dataCollectionId: string;
  dataItems: {
    id?: string;
    data: {
      [k: string]: unknown;
    };
  }[];
  returnEntity?: boolean;
}
export interface Bulk {
  results: {
    action: 'INSERT' | 'UPDATE' | 'DELETE';
    itemMetadata: {
      id?: string;
      originalIndex: number;
      success: boolean;
      error?: {
        code?: string;
        description?: string;
        [k: string]: unknown;
      };
      [k: string]: unknown;
    };
    dataItem?: DataItem;
    [k: string]: unknown;
  }[];
  bulkActionMetadata: {
    totalSuccesses: number;
    totalFailures: number;
    [k: string]: unknown;
  };
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
export interface BulkUpdateRequest {
  dataCollectionId: string;
  dataItems: {
    id: string;
    data: {
      [k: string]: unknown;
    };
  }[];
  returnEntity?: boolean;
}
export interface BulkRemoveRequest {
  dataCollectionId: string;
  dataItemIds: string[];
}
