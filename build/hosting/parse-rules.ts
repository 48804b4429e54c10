/** The headers that a host adds to paths that match a pattern. */
type HeaderRule = { pattern: RegExp; headers: [name: string, value: string][] };

/**
 * Reads a `_headers` file: a line with a path, in which `*` means any text, then its headers, indented; `#` begins a
 * comment. Throws for any other line.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((raw) => raw.trim() && !raw.trimStart().startsWith('#'))) {
    if (line.startsWith('/')) rules.push({ pattern: compilePathPattern(line.trim()), headers: [] });
    else rules.at(-1)!.headers.push(parseHeaderLine(line));
  }
  return rules;
}

/** The headers that the rules give a path, in the rules' order. */
export function headersOf(rules: readonly HeaderRule[], path: string): [name: string, value: string][] {
  return rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers);
}

function compilePathPattern(path: string): RegExp {
  return new RegExp(`^${path.split('*').map(RegExp.escape).join('.*')}$`);
}

function parseHeaderLine(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  if (colon < 1) throw new Error(`A line of _headers is neither a path nor a header: ${line.trim()}`);
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

/** Reads a `_redirects` file as a map from each path to the path that it is redirected to. */
export function parseRedirects(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line.startsWith('/'));
  return new Map(lines.map((line) => line.split(/\s+/) as [string, string]));
}
