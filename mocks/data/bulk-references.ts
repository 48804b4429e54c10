import type { HttpResponse } from 'msw';
import type { BulkReferencesRequest, BulkReferencesResult } from '../../contracts/types/data-references.ts';
import { answering, json } from '../answering.ts';

type Action = BulkReferencesResult['results'][number]['action'];

function outcome(
  action: Action,
  { dataItemReferences, returnEntity }: BulkReferencesRequest,
): HttpResponse<BulkReferencesResult> {
  const results = dataItemReferences.map((dataItemReference, originalIndex) => ({
    action,
    referenceMetadata: { originalIndex, success: true },
    ...(returnEntity && { dataItemReference }),
  }));
  return json({ results, bulkActionMetadata: { totalSuccesses: results.length, totalFailures: 0 } });
}

/** Adds references. */
export const bulkInsertReferences = answering('bulkInsertReferences', ({ body }) => outcome('INSERT', body));

/** Removes references. */
export const bulkRemoveReferences = answering('bulkRemoveReferences', ({ body }) => outcome('DELETE', body));
