/* Written by `npm run types` from the contracts. Do not edit. */

export interface Operations {
  queryReferencedItems: {
    params: {};
    body: QueryRequest;
    answer: Referenced;
    refusal: Refusal;
  };
  isReferencedItem: {
    params: {};
    body: IsReferencedRequest;
    answer: IsReferenced;
    refusal: Refusal;
  };
  insertReference: {
    params: {};
    body: ReferenceRequest;
    answer: OneReference;
    refusal: Refusal;
  };
  removeReference: {
    params: {};
    body: ReferenceRequest;
    answer: OneReference;
    refusal: Refusal;
  };
  replaceReferences: {
    params: {};
    body: ReplaceRequest;
    answer: References;
    refusal: Refusal;
  };
  bulkInsertReferences: {
    params: {};
    body: BulkRequest;
    answer: Bulk;
    refusal: Refusal;
  };
  bulkRemoveReferences: {
    params: {};
    body: BulkRequest;
    answer: Bulk;
    refusal: Refusal;
  };
}
export interface QueryRequest {
  dataCollectionId: string;
  referringItemId: string;
  referringItemFieldName: string;
  order?: 'ASC' | 'DESC';
  paging?: {
    offset?: number;
    limit?: number;
  };
  consistentRead?: boolean;
}
export interface Referenced {
  results: {
    dataItem: DataItem;
    [k: string]: unknown;
  }[];
  pagingMetadata: {
    count: number;
    offset: number;
    total?: number;
    tooManyToCount?: boolean;
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
export interface IsReferencedRequest {
  dataCollectionId: string;
  referringItemId: string;
  referringItemFieldName: string;
  referencedItemId: string;
  consistentRead?: boolean;
}
export interface IsReferenced {
  isReferenced: boolean;
  [k: string]: unknown;
}
export interface ReferenceRequest {
  dataCollectionId: string;
  dataItemReference: Reference;
}
export interface Reference {
  referringItemId: string;
  referringItemFieldName: string;
  referencedItemId: string;
}
export interface OneReference {
  dataItemReference: Reference;
  [k: string]: unknown;
}
export interface ReplaceRequest {
  dataCollectionId: string;
  referringItemId: string;
  referringItemFieldName: string;
  newReferencedItemIds: string[];
}
export interface References {
  dataItemReferences: Reference[];
  [k: string]: unknown;
}
export interface BulkRequest {
  dataCollectionId: string;
  dataItemReferences: Reference[];
  returnEntity?: boolean;
}
export interface Bulk {
  results: {
    action: 'INSERT' | 'DELETE';
    referenceMetadata: {
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
    dataItemReference?: Reference;
    [k: string]: unknown;
  }[];
  bulkActionMetadata: {
    totalSuccesses: number;
    totalFailures: number;
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
