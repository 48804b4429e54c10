import { limits } from '../content/limits.ts';
import type { Query } from '../../contracts/types/data.ts';
import { settings } from './settings.ts';
import { createTimeLimit } from './time-limit.ts';
import { getVisitorToken } from './tokens.ts';

const COLLECTION_ID = 'AnnualRevenueFiles';

/**
 * Makes one query and returns the addresses of the annual returns in the answer's first item, oldest first (3.10, 7.11).
 * Throws if there is no token, no answer or an error status, if the answer has no list of items, and on abort.
 */
export async function queryDocuments(signal?: AbortSignal): Promise<unknown[]> {
  const authorization = await getVisitorToken();
  signal?.throwIfAborted();
  const body: Query = {
    dataCollectionId: COLLECTION_ID,
    query: { filter: {}, paging: { offset: 0, limit: limits.queryPageSize } },
  };
  const response = await fetch(`${settings.dataApiUrl}/wix-data/v2/items/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
    signal: createTimeLimit(limits.answerMs, signal),
  });
  if (!response.ok) throw new Error(`The data service answered ${response.status}`);
  return documentsOf(await response.json());
}

/** The documents of an answer's first item. Checks the answer, because it comes from an outside service. */
function documentsOf(answer: unknown): unknown[] {
  const { dataItems } = asRecord(answer);
  if (!Array.isArray(dataItems)) throw new Error('The data answer holds no items');
  const { documents } = asRecord(asRecord(dataItems[0]).data);
  return Array.isArray(documents) ? documents : [];
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
