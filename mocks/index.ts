import type { HttpHandler } from 'msw';
import { getToken } from './data/token.ts';
import { queryItems } from './data/query.ts';
import { sendEmail } from './email/send.ts';
import { getFile } from './files/download.ts';
import { type Network, undeclared } from './network.ts';
import { getPicker, getPickerUtilities } from './phone-cdn/picker.ts';

export type { Call, Fault, Network } from './network.ts';

const services = [sendEmail, getToken, queryItems, getFile, getPicker, getPickerUtilities];

/** The handlers of every outside service, and the last one that catches what no contract declares. */
export function handlersOf(network: Network, isOwn: (url: URL) => boolean): HttpHandler[] {
  return [...services.map((service) => service(network)), undeclared(network, isOwn)];
}
