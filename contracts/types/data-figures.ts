/* Written by `npm run generate -- types` from the contracts. Do not edit. */

export interface DataFiguresOperations {
  aggregateItems: {
    params: {};
    body: AggregateRequest;
    answer: Aggregate;
    refusal: FiguresRefusal;
  };
  countItems: {
    params: {};
    body: CountRequest;
    answer: Count;
    refusal: FiguresRefusal;
  };
  queryDistinctValues: {
    params: {};
    body: DistinctValuesRequest;
    answer: DistinctValues;
    refusal: FiguresRefusal;
  };
  queryGraphql: {
    params: {};
    body: GraphqlRequest;
    answer: Graphql;
    refusal: FiguresRefusal;
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
  pagingMetadata: FiguresPaging;
  [k: string]: unknown;
}
export interface FiguresPaging {
  count: number;
  offset: number;
  total?: number;
  tooManyToCount?: boolean;
  [k: string]: unknown;
}
export interface FiguresRefusal {
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
  pagingMetadata: FiguresPaging;
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
