/* Written by `npm run types` from the contracts. Do not edit. */

export interface Operations {
  aggregateItems: {
    params: {};
    body: AggregateRequest;
    answer: Aggregate;
    refusal: Refusal;
  };
  countItems: {
    params: {};
    body: CountRequest;
    answer: Count;
    refusal: Refusal;
  };
  queryDistinctValues: {
    params: {};
    body: DistinctValuesRequest;
    answer: DistinctValues;
    refusal: Refusal;
  };
  queryGraphql: {
    params: {};
    body: GraphqlRequest;
    answer: Graphql;
    refusal: Refusal;
  };
}
export interface AggregateRequest {
  dataCollectionId: string;
  aggregation: {
    groupingFields?: string[];
    operations: {
      resultFieldName: string;
      average?: {
        [k: string]: unknown;
      };
      min?: {
        [k: string]: unknown;
      };
      max?: {
        [k: string]: unknown;
      };
      sum?: {
        [k: string]: unknown;
      };
      itemCount?: {
        [k: string]: unknown;
      };
    }[];
  };
  initialFilter?: {
    [k: string]: unknown;
  };
  finalFilter?: {
    [k: string]: unknown;
  };
  paging?: {
    offset?: number;
    limit?: number;
  };
}
export interface Aggregate {
  results: {
    [k: string]: unknown;
  }[];
  pagingMetadata: PagingMetadata;
  [k: string]: unknown;
}
export interface PagingMetadata {
  count: number;
  offset: number;
  total?: number;
  tooManyToCount?: boolean;
  [k: string]: unknown;
}
export interface Refusal {
  message: string;
  details?: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
export interface CountRequest {
  dataCollectionId: string;
  filter?: {
    [k: string]: unknown;
  };
  consistentRead?: boolean;
}
export interface Count {
  totalCount: number;
  [k: string]: unknown;
}
export interface DistinctValuesRequest {
  dataCollectionId: string;
  fieldName: string;
  filter?: {
    [k: string]: unknown;
  };
  order?: 'ASC' | 'DESC';
  paging?: {
    offset?: number;
    limit?: number;
  };
  returnTotalCount?: boolean;
}
export interface DistinctValues {
  distinctValues: unknown[];
  pagingMetadata: PagingMetadata;
  [k: string]: unknown;
}
export interface GraphqlRequest {
  query: string;
  variables?: {
    [k: string]: unknown;
  };
}
export interface Graphql {
  data?: {
    [k: string]: unknown;
  };
  errors?: {
    [k: string]: unknown;
  }[];
  [k: string]: unknown;
}
