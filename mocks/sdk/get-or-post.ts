import { annualReturns } from '../fixtures/annual-returns.ts';
import type { SdkClient } from './client.ts';

/** The HTTP client that the SDK hands to a declared call: `options` makes the call's method, address and data. */
type Http = { request(options: () => object): Promise<unknown> };

/**
 * Has the SDK make a GET call whose query string is so long, of a kind that may also be a POST. No module that is
 * installed declares such a call, so one is declared here, in the way in which the SDK wants them.
 */
export function callGetOrPost(sdk: SdkClient, queryLength: number): Promise<unknown> {
  const params = new URLSearchParams({ dataCollectionId: '' });
  params.set('dataCollectionId', 'x'.repeat(queryLength - params.toString().length));
  const [dataCollectionId] = params.values();
  const query = { filter: {}, paging: { offset: 0, limit: 50 } };
  const post = { method: 'POST', url: '/wix-data/v2/items/query', data: { dataCollectionId, query } };
  const get = { method: 'GET', url: `/wix-data/v2/items/${annualReturns.id}`, params, fallback: [post] };
  const declared = (http: Http) => () => http.request(() => get);
  return sdk.use(declared)();
}
