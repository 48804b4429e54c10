import contract from '../../contracts/data-references.json' with { type: 'json' };
import { answering, json } from '../network.ts';

type References = { dataItemReferences: object[]; returnEntity?: boolean };

function outcome(action: 'INSERT' | 'DELETE', { dataItemReferences, returnEntity }: References) {
  const results = dataItemReferences.map((dataItemReference, originalIndex) => ({
    action,
    referenceMetadata: { originalIndex, success: true },
    ...(returnEntity && { dataItemReference }),
  }));
  return json({ results, bulkActionMetadata: { totalSuccesses: results.length, totalFailures: 0 } });
}

/** Adds references. */
export const bulkInsertReferences = answering(contract, 'bulkInsertReferences', ({ body }) =>
  outcome('INSERT', body as References),
);

/** Removes references. */
export const bulkRemoveReferences = answering(contract, 'bulkRemoveReferences', ({ body }) =>
  outcome('DELETE', body as References),
);
