import { domainToASCII } from 'node:url';
import { listOperations } from '../../contracts/contract.ts';
import contract from '../../contracts/enquiry.json' with { type: 'json' };
import { findRequestViolations } from '../../contracts/violations.ts';
import { cleanEntry } from '../../src/enquiry/clean-entry.ts';
import type { ContactEntry } from '../../src/enquiry/entry.ts';
import { errorsOf, isValid } from '../../src/enquiry/rules.ts';

const [postOperation] = listOperations(contract);
const jsonHeaders = new Headers({ 'content-type': 'application/json' });
const requestWithoutBody = { url: new URL(postOperation!.server), params: {}, headers: jsonHeaders };
const PLAIN_ADDRESS = /^([\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+)@([^@]+?)\.?$/u;

/** Reads an enquiry from the text of a request or a file; undefined if the contract or the form's rules refuse it. */
export function readEnquiry(body: string): ContactEntry | undefined {
  if (findRequestViolations(postOperation!, { ...requestWithoutBody, body }).length > 0) return undefined;
  const entry = cleanEntry(JSON.parse(body) as ContactEntry);
  return isValid(entry, errorsOf(entry)) ? entry : undefined;
}

/** One text for all spellings of an e-mail address; undefined for unusual ones, such as with quotes or comments. */
export function mailboxOf(address: string): string | undefined {
  const [, local = '', domain = ''] = PLAIN_ADDRESS.exec(address.normalize('NFKC').toLowerCase()) ?? [];
  const host = domainToASCII(domain);
  return host ? `${local.replace(/(?<=.)\+.*/, '').replaceAll('.', '')}@${host}` : undefined;
}
