import type { HttpResponse } from 'msw';
import type { BulkReferencesRequest, BulkReferencesResult } from '../../contracts/types/data-references.ts';
import { createHandler, json } from '../create-handler.ts';

type ReferenceAction = BulkReferencesResult['results'][number]['action'];

function answerBulkReferences(
  action: ReferenceAction,
  { dataItemReferences, returnEntity }: BulkReferencesRequest,
): HttpResponse<BulkReferencesResult> {
  const results = dataItemReferences.map((dataItemReference, originalIndex) => ({
    action,
    referenceMetadata: { originalIndex, success: true },
    ...(returnEntity && { dataItemReference }),
  }));
  return json({ results, bulkActionMetadata: { totalSuccesses: results.length, totalFailures: 0 } });
}

/** Answers as if the references were added; the mock stores nothing. */
export const bulkInsertReferences = createHandler('bulkInsertReferences', ({ body }) =>
  answerBulkReferences('INSERT', body),
);

/** Answers as if the references were removed; the mock changes nothing. */
export const bulkRemoveReferences = createHandler('bulkRemoveReferences', ({ body }) =>
  answerBulkReferences('DELETE', body),
);
