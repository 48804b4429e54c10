/* Written by `npm run generate -- types` from the contracts. Do not edit. */

export type TokenRequest =
  AnonymousTokenRequest | RefreshTokenRequest | CodeTokenRequest | MemberTokenRequest;

export interface DataOperations {
  getToken: {
    params: {};
    body: TokenRequest;
    answer: Tokens;
    refusal: DataRefusal;
  };
  queryItems: {
    params: {};
    body: Query;
    answer: QueryResult;
    refusal: DataRefusal;
  };
}
export interface AnonymousTokenRequest {
  clientId: string;
  grantType: 'anonymous';
}
export interface RefreshTokenRequest {
  clientId?: string;
  refreshToken: string;
  grantType: 'refresh_token';
}
export interface CodeTokenRequest {
  clientId: string;
  redirectUri?: string;
  code: string;
  codeVerifier: string;
  grantType: 'authorization_code';
}
export interface MemberTokenRequest {
  member_id: string;
  scope: 'offline_access';
  grant_type: 'authorized_client';
}
export interface Tokens {
  access_token: string;
  refresh_token: string;
  /**
   * Seconds until the access token expires
   */
  expires_in: number;
  [k: string]: unknown;
}
export interface DataRefusal {
  message: string;
  details?: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
export interface Query {
  dataCollectionId: string;
  query: {
    filter: {
      [k: string]: unknown;
    };
    paging: Paging;
  };
}
export interface Paging {
  offset: number;
  limit: number;
}
export interface QueryResult {
  dataItems: DataItem[];
  pagingMetadata: PagingMetadata;
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
export interface PagingMetadata {
  count: number;
  offset: number;
  total: number;
  tooManyToCount?: boolean;
  [k: string]: unknown;
}
