import { type Contract, type Operation, operationsOf } from './contract.ts';
import bulk from './contracts/data-bulk.json' with { type: 'json' };
import figures from './contracts/data-figures.json' with { type: 'json' };
import items from './contracts/data-items.json' with { type: 'json' };
import references from './contracts/data-references.json' with { type: 'json' };
import data from './contracts/data.json' with { type: 'json' };
import email from './contracts/email.json' with { type: 'json' };
import files from './contracts/files.json' with { type: 'json' };
import identity from './contracts/identity.json' with { type: 'json' };
import phoneCdn from './contracts/phone-cdn.json' with { type: 'json' };
import recovery from './contracts/recovery.json' with { type: 'json' };

const usedBySite: Contract[] = [email, data, files, phoneCdn];
const usedBySdkOnly: Contract[] = [identity, recovery, items, bulk, figures, references];

/** Every operation that a contract declares: the site's own, then those that only the provider's SDK knows. */
export const operations: Operation[] = [...usedBySite, ...usedBySdkOnly].flatMap(operationsOf);
