import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CheckGroup, Criterion } from '../read/model/statement.ts';

/** The file with what is claimed of each criterion, and by which checks. */
const CLAIMS_FILE = 'reports/statement/claims.yaml';

/** A group of checks as it is claimed, before a run; `checks` are names in which {screen}, {width}, {state} stand. */
type ClaimedGroup = { words: string; gate: string; rule?: string; checks: string[] };
type Claim = Pick<Criterion, 'number' | 'name' | 'level'> & {
  claim: Criterion['claimed'];
  by?: string[];
  clauses?: string[];
  remains?: string;
};
export type Claims = { groups: Record<string, ClaimedGroup>; criteria: Claim[] };

/** All that the gates look at: what stands in the name of a check for {screen}, {width} and {state}. */
export type Scope = Record<'screen' | 'width' | 'state', readonly string[]>;

/** A group with the names of all its checks. */
export type ExpectedGroup = Omit<CheckGroup, 'checks'> & { checks: string[] };

/** Reads the claims; throws for one that names a group of checks which is not there. */
export function readClaims(): Claims {
  const claims = parse(readFileSync(CLAIMS_FILE, 'utf8')) as Claims;
  for (const { number, by = [] } of claims.criteria)
    for (const name of by)
      if (!(name in claims.groups))
        throw new Error(`${CLAIMS_FILE}: ${number} names "${name}", and there is none.`);
  return claims;
}

/** The groups with the name of every check that they stand for. */
export const expandGroups = ({ groups }: Claims, scope: Scope): ExpectedGroup[] =>
  Object.entries(groups).map(([name, { words, gate, rule = null, checks }]) => ({
    name,
    words,
    gate,
    rule,
    checks: checks.flatMap((check) => expand(check, scope)),
  }));

/** Every name that a name with {screen}, {width} or {state} stands for. */
function expand(check: string, scope: Scope): string[] {
  const [placeholder, key] = /\{(screen|width|state)\}/.exec(check) ?? [];
  if (!placeholder) return [check];
  return scope[key as keyof Scope].flatMap((value) => expand(check.replace(placeholder, value), scope));
}
