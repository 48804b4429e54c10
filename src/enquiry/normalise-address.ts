/** An address of host, port and non-empty path segments, with characters that a content security policy may contain. */
const ADDRESS_PATTERN = /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~%@+-]+)*$/;
const LOCAL_HOSTS = ['127.0.0.1', 'localhost'];

/**
 * The https address of a service, without a slash at its end, so that a path can be appended; undefined for any other
 * text. Only this machine may have an http address.
 */
export function normaliseAddress(text: string): string | undefined {
  const { href, protocol, hostname } = (/^\s*https?:\/\/\S+\s*$/i.test(text) && URL.parse(text)) || {};
  const address = href?.replace(/\/+$/, '') ?? '';
  const isSafe = protocol === 'https:' || LOCAL_HOSTS.includes(hostname ?? '');
  return isSafe && ADDRESS_PATTERN.test(address) ? address : undefined;
}
