import { domainToASCII } from 'node:url';

/** The part before the @ as nearly everybody has it: letters, digits and RFC 5322's `atext`, and no more. */
const PLAIN_LOCAL = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const PLAIN_DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/**
 * The mailbox that an e-mail to this address most likely arrives in, to count what it gets; nothing is ever sent to it.
 * Blanks around the address, the case of its letters and the dot that may end a domain do not count.
 *
 * Nor does `+tag` or a dot in the local part, whatever the domain. Some providers take `a.b+c@` for `ab@` and some do
 * not, and no list of them would be complete. Whoever counts them apart lets a robot write to one stranger a thousand
 * times; to count two people as one delays an acknowledgement, while the company still gets both enquiries.
 *
 * Undefined for an address with quotes, comments or brackets: they allow any number of ways to write to one mailbox,
 * and words of one's own.
 */
export function mailboxOf(address: string): string | undefined {
  const [local = '', domain = '', ...rest] = address.trim().split('@');
  const host = domainToASCII(domain.replace(/\.$/, ''));
  if (rest.length > 0 || !PLAIN_LOCAL.test(local) || !PLAIN_DOMAIN.test(host)) return undefined;
  const name = local.normalize('NFKC').toLowerCase();
  return `${name.replace(/(?<=.)\+.*/, '').replaceAll('.', '')}@${host}`;
}
