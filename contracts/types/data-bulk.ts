/* Written by `npm run generate -- types` from the contracts. Do not edit. */

export interface DataBulkOperations {
  bulkInsertItems: {
    params: {};
    body: BulkInsertRequest;
    answer: BulkItemsResult;
    refusal: BulkRefusal;
  };
  bulkUpdateItems: {
    params: {};
    body: BulkUpdateRequest;
    answer: BulkItemsResult;
    refusal: BulkRefusal;
  };
  bulkSaveItems: {
    params: {};
    body: BulkInsertRequest;
    answer: BulkItemsResult;
    refusal: BulkRefusal;
  };
  bulkRemoveItems: {
    params: {};
    body: BulkRemoveRequest;
    answer: BulkItemsResult;
    refusal: BulkRefusal;
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
export interface BulkItemsResult {
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
    dataItem?: BulkDataItem;
    [k: string]: unknown;
  }[];
  bulkActionMetadata: {
    totalSuccesses: number;
    totalFailures: number;
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
export interface BulkDataItem {
  id: string;
  dataCollectionId?: string;
  data: {
    [k: string]: unknown;
  };
  createdDate: string;
  updatedDate: string;
  [k: string]: unknown;
}
export interface BulkRefusal {
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
