import { type Contract, type Operation, listOperations } from './contract.ts';
import bulk from './data-bulk.json' with { type: 'json' };
import figures from './data-figures.json' with { type: 'json' };
import items from './data-items.json' with { type: 'json' };
import references from './data-references.json' with { type: 'json' };
import data from './data.json' with { type: 'json' };
import email from './email.json' with { type: 'json' };
import enquiry from './enquiry.json' with { type: 'json' };
import files from './files.json' with { type: 'json' };
import identity from './identity.json' with { type: 'json' };
import phoneCdn from './phone-cdn.json' with { type: 'json' };
import recovery from './recovery.json' with { type: 'json' };
import type { Operations } from './types/operations.ts';

const siteContracts: Contract[] = [email, enquiry, data, files, phoneCdn];
const sdkContracts: Contract[] = [identity, recovery, items, bulk, figures, references];

/** Every operation that a contract declares: first those of the site, then those that only the provider's SDK uses. */
export const operations: Operation[] = [...siteContracts, ...sdkContracts].flatMap(listOperations);

const operationsById = new Map(operations.map((operation) => [operation.id, operation]));

/** The operation with this id, of any service; throws if no contract declares it. */
export function getOperation(id: keyof Operations): Operation {
  const operation = operationsById.get(id);
  if (!operation) throw new Error(`No contract declares the operation ${id}`);
  return operation;
}
