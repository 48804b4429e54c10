import { domainToASCII } from 'node:url';
import { operationsOf } from '../../contracts/contract.ts';
import contract from '../../contracts/enquiry.json' with { type: 'json' };
import { findRequestViolations } from '../../contracts/violations.ts';
import { cleanEntry } from '../../src/enquiry/clean-entry.ts';
import type { ContactEntry } from '../../src/enquiry/entry.ts';
import { errorsOf, isValid } from '../../src/enquiry/rules.ts';

const [operation] = operationsOf(contract);
const headers = new Headers({ 'content-type': 'application/json' });
const url = new URL(operation!.server);
const PLAIN_ADDRESS = /^([\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+)@([^@]+?)\.?$/u;

/** Reads an enquiry from a request or a file; undefined for what the contract or the form would refuse. */
export function readEnquiry(body: string): ContactEntry | undefined {
  if (findRequestViolations(operation!, { url, params: {}, headers, body }).length > 0) return undefined;
  const entry = cleanEntry(JSON.parse(body) as ContactEntry);
  return isValid(entry, errorsOf(entry)) ? entry : undefined;
}

/**
 * The mailbox of an address, to count what it gets: without case, full width, dots and `+tag`, although not every provider
 * ignores them. Undefined for quotes and comments, which spell one mailbox in any number of ways.
 */
export function mailboxOf(address: string): string | undefined {
  const [, local = '', domain = ''] = PLAIN_ADDRESS.exec(address.normalize('NFKC').toLowerCase()) ?? [];
  const host = domainToASCII(domain);
  return host ? `${local.replace(/(?<=.)\+.*/, '').replaceAll('.', '')}@${host}` : undefined;
}
