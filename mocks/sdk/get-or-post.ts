import { annualReturnsItem } from '../fixtures/stored-documents.ts';
import type { SdkClient } from './client.ts';

/** The HTTP client that the SDK passes to an API function; `options` returns method, address and data of a call. */
type SdkHttpClient = { request(options: () => object): Promise<unknown> };

/**
 * Makes a GET call by the SDK with a query string of `queryLength` characters. If the query string is too long, the SDK
 * makes the POST call `fallback` instead. No installed module declares a fallback, so this function does.
 */
export function callGetOrPost(sdk: SdkClient, queryLength: number): Promise<unknown> {
  const params = new URLSearchParams({ dataCollectionId: '' });
  params.set('dataCollectionId', 'x'.repeat(queryLength - params.toString().length));
  const [dataCollectionId] = params.values();
  const query = { filter: {}, paging: { offset: 0, limit: 50 } };
  const post = { method: 'POST', url: '/wix-data/v2/items/query', data: { dataCollectionId, query } };
  const get = { method: 'GET', url: `/wix-data/v2/items/${annualReturnsItem.id}`, params, fallback: [post] };
  const declared = (http: SdkHttpClient) => () => http.request(() => get);
  return sdk.use(declared)();
}
