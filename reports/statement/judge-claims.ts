import type { ClauseResult } from '../read/model/conformance.ts';
import type { Gate } from '../read/model/gate.ts';
import type { CheckGroup, Criterion, Outcome, Statement } from '../read/model/statement.ts';
import { pluralise } from '../pluralise.ts';
import { type Claims, type ExpectedGroup, expandGroups, type Scope } from './claims.ts';

/** The claims, their product, and the scope of the gates. */
type Claimed = { claims: Claims; scope: Scope; product: Statement['product'] };

/** The evidence of one run: its gates and clauses; `partial` names the clauses that ran only in part. */
type Judged = {
  gates: readonly Gate[];
  clauses: readonly ClauseResult[];
  partial: ReadonlySet<string>;
};

/** The first criteria of WCAG 2.2: EN 301 549 V3.2.1 rests on 2.1 and has no clause for them. */
const NEW_IN_2_2 = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];

/** Every outcome, the best known first. */
export const OUTCOMES: readonly Outcome[] = [
  'decided by machine',
  'not applicable',
  'partly checked',
  'not evaluated',
];

/**
 * Judges each claim by this run. A claim holds if every check of its groups passed and every clause that it names is
 * kept and ran completely; otherwise the criterion is not evaluated.
 */
export function judgeClaims({ claims, scope, product }: Claimed, judged: Judged): Statement {
  const groups = expandGroups(claims, scope).map((group) => lookUp(group, judged.gates));
  return {
    product,
    groups,
    criteria: claims.criteria.map(({ number, name, level, claim, by = [], clauses = [], remains = '' }) => {
      const missing = [
        ...groups.filter((group) => by.includes(group.name)).flatMap(describeMissing),
        ...clauses.flatMap((id) => describeUnkept(id, judged)),
        // A claim without checks or clauses never holds.
        ...(claim !== 'not evaluated' && by.length + clauses.length === 0 ? ['no check is named'] : []),
      ];
      const outcome: Outcome = missing.length ? 'not evaluated' : claim;
      const en301549 = NEW_IN_2_2.includes(number) ? null : `9.${number}`;
      return {
        number,
        name,
        level,
        en301549,
        claimed: claim,
        outcome,
        groups: by,
        clauses,
        missing,
        remains,
      };
    }),
  };
}

/** Names checks and clauses of claims that this run does not know: after a whole run a claim without its check must fail. */
export function findUnknown({ groups, criteria }: Statement, clauses: readonly ClauseResult[]): string[] {
  const known = new Set(clauses.map(({ id }) => id));
  return [
    ...groups.flatMap(({ gate, checks, rule }) =>
      checks
        .filter(({ status }) => status === 'missing')
        .map(({ name }) => `${gate}: ${name}${rule ? ` (${rule})` : ''}`),
    ),
    ...criteria.flatMap((one) =>
      one.clauses.filter((id) => !known.has(id)).map((id) => `${one.number}: clause ${id}`),
    ),
    ...criteria
      .filter(({ missing }) => missing.includes('no check is named'))
      .map(({ number }) => `${number}: no check is named`),
  ];
}

/** Counts criteria by outcome: `3 decided by machine, 12 not applicable`. */
export const countOutcomes = (criteria: readonly Criterion[]): string =>
  OUTCOMES.map((outcome) => `${criteria.filter((one) => one.outcome === outcome).length} ${outcome}`).join(
    ', ',
  );

/** The checks of a group as this run knows them; one that did not judge the group's rule is missing. */
function lookUp({ checks, ...group }: ExpectedGroup, gates: readonly Gate[]): CheckGroup {
  const own = gates.find(({ name }) => name === group.gate)?.checks ?? [];
  const found = new Map(
    own
      .filter(({ figures }) => group.rule === null || figures.some(({ rule }) => rule === group.rule))
      .map(({ name, status }) => [name, status]),
  );
  return { ...group, checks: checks.map((name) => ({ name, status: found.get(name) ?? 'missing' })) };
}

function describeMissing({ name, checks }: CheckGroup): string[] {
  if (checks.length === 0) return [`${name}: it has no check`];
  const rest = checks.filter(({ status }) => status !== 'passed');
  if (rest.length === 0) return [];
  const failed = rest.filter(({ status }) => status === 'failed').length;
  const unseen = rest.length - failed;
  const words = [...(failed ? [`${failed} failed`] : []), ...(unseen ? [`${unseen} did not run`] : [])].join(
    ', ',
  );
  return [`${name}: of ${pluralise(checks.length, 'check')} ${words}`];
}

function describeUnkept(id: string, { clauses, partial }: Judged): string[] {
  const verdict = clauses.find((clause) => clause.id === id)?.verdict ?? 'unknown';
  if (verdict !== 'kept') return [`clause ${id} is ${verdict}`];
  return partial.has(id) ? [`clause ${id} ran in part`] : [];
}
