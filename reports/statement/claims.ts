import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CheckGroup, Criterion } from '../read/model/statement.ts';

/** The file with the claim for each criterion and the checks that it rests on. */
const CLAIMS_FILE = 'reports/statement/claims.yaml';

/** A group of checks in a claim, before a run; the names in `checks` may contain {screen}, {width} and {state}. */
type ClaimedGroup = { words: string; gate: string; rule?: string; checks: string[] };
type Claim = Pick<Criterion, 'number' | 'name' | 'level'> & {
  claim: Criterion['claimed'];
  by?: string[];
  clauses?: string[];
  remains?: string;
};
export type Claims = { groups: Record<string, ClaimedGroup>; criteria: Claim[] };

/** The scope of the gates: all values of {screen}, {width} and {state} in the names of checks. */
export type Scope = Record<'screen' | 'width' | 'state', readonly string[]>;

/** A group with the names of all its checks. */
export type ExpectedGroup = Omit<CheckGroup, 'checks'> & { checks: string[] };

/** Reads the claims; throws for a claim that names an unknown group of checks. */
export function readClaims(): Claims {
  const claims = parse(readFileSync(CLAIMS_FILE, 'utf8')) as Claims;
  for (const { number, by = [] } of claims.criteria)
    for (const name of by)
      if (!(name in claims.groups))
        throw new Error(`${CLAIMS_FILE}: ${number} names "${name}", and there is none.`);
  return claims;
}

/** The groups with the full names of their checks. */
export const expandGroups = ({ groups }: Claims, scope: Scope): ExpectedGroup[] =>
  Object.entries(groups).map(([name, { words, gate, rule = null, checks }]) => ({
    name,
    words,
    gate,
    rule,
    checks: checks.flatMap((check) => expand(check, scope)),
  }));

/** Replaces {screen}, {width} and {state} in a name by each of their values. */
function expand(check: string, scope: Scope): string[] {
  const [placeholder, key] = /\{(screen|width|state)\}/.exec(check) ?? [];
  if (!placeholder) return [check];
  return scope[key as keyof Scope].flatMap((value) => expand(check.replace(placeholder, value), scope));
}
