/* Written by `npm run generate -- types` from the contracts. Do not edit. */

export interface DataReferencesOperations {
  queryReferencedItems: {
    params: {};
    body: QueryRequest;
    answer: Referenced;
    refusal: ReferencesRefusal;
  };
  isReferencedItem: {
    params: {};
    body: IsReferencedRequest;
    answer: IsReferenced;
    refusal: ReferencesRefusal;
  };
  insertReference: {
    params: {};
    body: ReferenceRequest;
    answer: OneReference;
    refusal: ReferencesRefusal;
  };
  removeReference: {
    params: {};
    body: ReferenceRequest;
    answer: OneReference;
    refusal: ReferencesRefusal;
  };
  replaceReferences: {
    params: {};
    body: ReplaceRequest;
    answer: ReferenceList;
    refusal: ReferencesRefusal;
  };
  bulkInsertReferences: {
    params: {};
    body: BulkReferencesRequest;
    answer: BulkReferencesResult;
    refusal: ReferencesRefusal;
  };
  bulkRemoveReferences: {
    params: {};
    body: BulkReferencesRequest;
    answer: BulkReferencesResult;
    refusal: ReferencesRefusal;
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
    dataItem: ReferencedDataItem;
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
export interface ReferencedDataItem {
  id: string;
  dataCollectionId?: string;
  data: {
    [k: string]: unknown;
  };
  createdDate: string;
  updatedDate: string;
  [k: string]: unknown;
}
export interface ReferencesRefusal {
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
export interface ReferenceList {
  dataItemReferences: Reference[];
  [k: string]: unknown;
}
export interface BulkReferencesRequest {
  dataCollectionId: string;
  dataItemReferences: Reference[];
  returnEntity?: boolean;
}
export interface BulkReferencesResult {
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
