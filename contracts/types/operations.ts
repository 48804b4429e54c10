/* Written by `npm run types` from the contracts. Do not edit. */

import type { Operations as DataBulk } from './data-bulk.ts';
import type { Operations as DataFigures } from './data-figures.ts';
import type { Operations as DataItems } from './data-items.ts';
import type { Operations as DataReferences } from './data-references.ts';
import type { Operations as Data } from './data.ts';
import type { Operations as Email } from './email.ts';
import type { Operations as Files } from './files.ts';
import type { Operations as Identity } from './identity.ts';
import type { Operations as PhoneCdn } from './phone-cdn.ts';
import type { Operations as Recovery } from './recovery.ts';

export interface Operations
  extends
    DataBulk,
    DataFigures,
    DataItems,
    DataReferences,
    Data,
    Email,
    Files,
    Identity,
    PhoneCdn,
    Recovery {}
