/** An answer of the host; header names are in lower case. */
export type HostAnswer = { headers: Record<string, string>; html: string };

/** The directives of a page's content policy, from the host's header and from the page itself. */
export function readPolicy({ headers, html }: HostAnswer): Map<string, string> {
  const own = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const directives = `${own}; ${headers['content-security-policy'] ?? ''}`
    .split(';')
    .map((one) => one.trim());
  return new Map(
    directives.filter(Boolean).map((directive) => {
      const [name, ...sources] = directive.split(/\s+/);
      return [name!, sources.join(' ')];
    }),
  );
}

const BROAD = /(^|\s)(\*|https?:|ftp:|https?:\/\/\*\S*)(\s|$)/;
const INLINE = /'unsafe-inline'|data:/;

/** The bonuses and penalties of Mozilla's HTTP Observatory, relative to 100 points, for an answer over HTTPS. */
const rules: readonly ((answer: HostAnswer, policy: Map<string, string>) => number)[] = [
  function contentPolicy(_answer, policy) {
    const otherwise = policy.get('default-src') ?? '*';
    const script = policy.get('script-src') ?? otherwise;
    const style = policy.get('style-src') ?? otherwise;
    if (policy.size === 0) return -25;
    if (INLINE.test(script) || BROAD.test(script) || BROAD.test(policy.get('object-src') ?? otherwise))
      return -20;
    if (`${script} ${style}`.includes("'unsafe-eval'")) return -10;
    if (INLINE.test(style) || BROAD.test(style)) return 0;
    return policy.get('default-src') === "'none'" && /^'(none|self)'$/.test(policy.get('form-action') ?? '')
      ? 10
      : 5;
  },
  function frames(_answer, policy) {
    const ancestors = policy.get('frame-ancestors');
    return ancestors && !BROAD.test(ancestors) ? 5 : -20;
  },
  function embedding({ headers }) {
    return /^(require-corp|credentialless)$/.test(headers['cross-origin-embedder-policy'] ?? '') ? 10 : 0;
  },
  function opening({ headers }) {
    return /^(same-origin|same-origin-allow-popups|noopener-allow-popups)$/.test(
      headers['cross-origin-opener-policy'] ?? '',
    )
      ? 10
      : 0;
  },
  function resources({ headers }) {
    return /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0;
  },
  function referrer({ headers }) {
    const value = headers['referrer-policy'];
    if (value === undefined) return 0;
    return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5;
  },
  function transport({ headers }) {
    const age = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1];
    return age === undefined ? -20 : Number(age) < 15_768_000 ? -10 : 0;
  },
  function types({ headers }) {
    return headers['x-content-type-options'] === 'nosniff' ? 0 : -5;
  },
  function cookies({ headers }) {
    return headers['set-cookie'] === undefined ? 0 : -20;
  },
  function sharing({ headers }) {
    return headers['access-control-allow-origin'] === undefined ? 0 : -50;
  },
  function scripts({ html }) {
    const outside = html.match(/<script[^>]+src="(https?:)?\/\/[^>]*>/g) ?? [];
    if (outside.length === 0) return 0;
    return outside.every((script) => script.includes('integrity=')) ? 5 : -5;
  },
];

/**
 * The points that the observatory would give; from 100 on it shows A+. It adds bonuses only to a score of 90 or more,
 * which is not imitated here.
 */
export function countPoints(answer: HostAnswer): number {
  const policy = readPolicy(answer);
  return rules.reduce((points, rule) => points + rule(answer, policy), 100);
}
