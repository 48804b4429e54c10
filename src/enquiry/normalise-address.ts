/** Host, port and segments, none of them empty, of characters that a content policy can name as they are. */
const PLAIN = /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~%@+-]+)*$/;
const THIS_MACHINE = ['127.0.0.1', 'localhost'];

/**
 * The https address of a service, without a slash at its end, so that a path can be added to it; undefined for any other
 * text. Without TLS only this machine is reached.
 */
export function normaliseAddress(text: string): string | undefined {
  const { href, protocol, hostname } = (/^\s*https?:\/\/\S+\s*$/i.test(text) && URL.parse(text)) || {};
  const address = href?.replace(/\/+$/, '') ?? '';
  const isSafe = protocol === 'https:' || THIS_MACHINE.includes(hostname ?? '');
  return isSafe && PLAIN.test(address) ? address : undefined;
}
