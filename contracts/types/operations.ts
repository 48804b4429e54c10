/* Written by `npm run generate -- types` from the contracts. Do not edit. */

import type { DataBulkOperations } from './data-bulk.ts';
import type { DataFiguresOperations } from './data-figures.ts';
import type { DataItemsOperations } from './data-items.ts';
import type { DataReferencesOperations } from './data-references.ts';
import type { DataOperations } from './data.ts';
import type { EmailOperations } from './email.ts';
import type { EnquiryOperations } from './enquiry.ts';
import type { FilesOperations } from './files.ts';
import type { IdentityOperations } from './identity.ts';
import type { PhoneCdnOperations } from './phone-cdn.ts';
import type { RecoveryOperations } from './recovery.ts';

export interface Operations
  extends
    DataBulkOperations,
    DataFiguresOperations,
    DataItemsOperations,
    DataReferencesOperations,
    DataOperations,
    EmailOperations,
    EnquiryOperations,
    FilesOperations,
    IdentityOperations,
    PhoneCdnOperations,
    RecoveryOperations {}
