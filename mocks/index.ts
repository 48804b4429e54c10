import type { HttpHandler } from 'msw';
import { createFallbackHandler } from './create-handler.ts';
import * as bulkReferences from './data/bulk-references.ts';
import * as bulk from './data/bulk.ts';
import * as figures from './data/figures.ts';
import * as items from './data/items.ts';
import { queryItems } from './data/query.ts';
import * as references from './data/references.ts';
import { getToken } from './data/token.ts';
import { sendEmail } from './email/send.ts';
import { postEnquiry } from './enquiry/post.ts';
import { getFile } from './files/download.ts';
import { login } from './identity/login.ts';
import * as recovery from './identity/recover-account.ts';
import { register } from './identity/register.ts';
import * as session from './identity/session.ts';
import type { Network } from './network.ts';
import { getPicker, getPickerUtilities } from './phone-cdn/picker.ts';

export type { Call, Fault, Network } from './network.ts';

const siteHandlers = [sendEmail, postEnquiry, getToken, queryItems, getFile, getPicker, getPickerUtilities];
const sdkHandlers = [
  { register, login },
  session,
  recovery,
  items,
  bulk,
  figures,
  references,
  bulkReferences,
].flatMap((handlers) => Object.values(handlers));

/** The handlers of all outside services, and a last one that refuses calls that no contract declares. */
export function createAllHandlers(network: Network, isSiteAddress: (url: URL) => boolean): HttpHandler[] {
  const services = [...siteHandlers, ...sdkHandlers];
  return [...services.map((service) => service(network)), createFallbackHandler(network, isSiteAddress)];
}
