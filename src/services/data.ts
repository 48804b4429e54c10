import { limits } from '../content/limits.ts';
import type { PagingMetadata, Query, QueryResult } from '../../contracts/types/data.ts';
import { settings } from './settings.ts';
import { timeLimit } from './time-limit.ts';
import { visitorToken } from './tokens.ts';

const COLLECTION = 'AnnualRevenueFiles';
// A service that always promises more must not keep a visitor's browser asking.
const MAX_PAGES = 20;

/** What an answer holds once it has been looked at: nothing in it can be relied on. */
type Page = { items: unknown[]; paging: Partial<PagingMetadata> };

/**
 * The document addresses of the annual returns as they are stored, oldest first (3.10, 7.11): those of the first item
 * of the answer, and of each further page while the service says that there are more. Throws when a token or a
 * page cannot be had, when an answer is no page, and when `signal` aborts.
 */
export async function queryDocuments(signal?: AbortSignal): Promise<unknown[]> {
  const documents: unknown[] = [];
  let offset = 0;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = await query(offset, signal);
    documents.push(...documentsOf(page.items[0]));
    const next = nextOffset(offset, page);
    if (next === undefined) break;
    offset = next;
  }
  return documents;
}

/** Where the page after this one begins; undefined when this is the last. */
export function nextOffset(offset: number, { items, paging }: Page): number | undefined {
  const count = isCount(paging.count) ? paging.count : items.length;
  if (count === 0) return undefined;
  // Without a total, a full page may have a successor.
  const more = isCount(paging.total) ? paging.total > offset + count : count >= limits.queryPageSize;
  return more ? offset + count : undefined;
}

async function query(offset: number, signal: AbortSignal | undefined): Promise<Page> {
  const authorization = await visitorToken();
  signal?.throwIfAborted();
  const body: Query = {
    dataCollectionId: COLLECTION,
    query: { filter: {}, paging: { offset, limit: limits.queryPageSize } },
  };
  const response = await fetch(`${settings.dataApiUrl}/wix-data/v2/items/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
    signal: timeLimit(limits.answerMs, signal),
  });
  if (!response.ok) throw new Error(`The data service answered ${response.status}`);
  return pageOf(await response.json());
}

function pageOf(answer: unknown): Page {
  const { dataItems, pagingMetadata } = recordOf(answer) as Partial<QueryResult>;
  if (!Array.isArray(dataItems)) throw new Error('The data answer holds no items');
  return { items: dataItems, paging: recordOf(pagingMetadata) };
}

function documentsOf(item: unknown): unknown[] {
  const { documents } = recordOf(recordOf(item).data);
  return Array.isArray(documents) ? documents : [];
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
