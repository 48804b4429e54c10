import { describe, expect, it } from 'vitest';
import type { ClauseResult } from '../read/model/conformance.ts';
import type { Gate } from '../read/model/gate.ts';
import { gatesOf } from '../read/gates.ts';
import { findUnknown, judgeClaims } from '../statement/judge-claims.ts';
import { renderReport } from '../pages/render.tsx';
import { createReport, keptScenarios } from './report-fixtures.ts';
import { claims, createPassingGates, groups, product, scope } from './claims-fixtures.ts';

const claimed = claims.criteria.filter(({ claim }) => claim !== 'not evaluated');
const named = [...new Set(claims.criteria.flatMap(({ clauses = [] }) => clauses))];
const createGates = (): Gate[] => gatesOf(createPassingGates());
const keptClauses = named.map((id) => ({ id, verdict: 'kept' })) as ClauseResult[];
const judge = ({
  gates = createGates(),
  clauses = keptClauses,
  partial = new Set<string>(),
}: Partial<Parameters<typeof judgeClaims>[1]> = {}) =>
  judgeClaims({ claims, scope, product }, { gates, clauses, partial });
const outcomesOf = (statement: ReturnType<typeof judge>) =>
  Object.fromEntries(statement.criteria.map(({ number, outcome }) => [number, outcome]));

/** The criteria that rest on a group of checks with this check in it. */
const restingOn = (gate: string, check: string) =>
  claimed
    .filter(({ by = [] }) =>
      groups.some((group) => by.includes(group.name) && group.gate === gate && group.checks.includes(check)),
    )
    .map(({ number }) => number);

/** Whether exactly these criteria have lost their claim, and all others have kept it. */
function expectLost(statement: ReturnType<typeof judge>, lost: readonly string[]): void {
  const whole = outcomesOf(judge());
  const expected = Object.entries(whole).map(([number, outcome]) => [
    number,
    lost.includes(number) ? 'not evaluated' : outcome,
  ]);
  expect(outcomesOf(statement)).toEqual(Object.fromEntries(expected));
}

const everyCheck = createGates().flatMap(({ name, checks }) =>
  checks.map((check) => [name, check.name] as const),
);

describe('the statement', () => {
  it('has the 31 A and 24 AA criteria of WCAG 2.2, each once, in their order', () => {
    const numbers = claims.criteria.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(55);
    expect(numbers).not.toContain('4.1.1');
    expect(claims.criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(claims.criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  });

  it('claims what it claims when every check passed', () => {
    const claims_ = Object.fromEntries(claims.criteria.map(({ number, claim }) => [number, claim]));
    expect(outcomesOf(judge())).toEqual(claims_);
  });

  it('claims nothing when nothing ran', () => {
    const outcomes = new Set(Object.values(outcomesOf(judge({ gates: [], clauses: [] }))));
    expect([...outcomes]).toEqual(['not evaluated']);
  });

  it('says what remains for a person of each criterion that no machine decides', () => {
    const open = claims.criteria.filter(({ claim }) => /partly|evaluated/.test(claim));
    expect(open.filter(({ remains }) => !remains?.endsWith('.'))).toEqual([]);
    expect(claims.criteria.filter((one) => !open.includes(one) && one.remains)).toEqual([]);
  });

  it.each(claimed.map(({ number }) => number))('carries the claim of %s by a check or a clause', (number) => {
    const { groups: by, clauses } = judge().criteria.find((one) => one.number === number)!;
    expect(by.length + clauses.length).toBeGreaterThan(0);
  });

  it.each(everyCheck)('loses the claims of gate %s, check "%s", and no other, without it', (gate, check) => {
    const lost = restingOn(gate, check);
    expect(lost).not.toEqual([]);
    const change = (edit: (gates: Gate[], at: number, own: Gate) => void) => {
      const gates = createGates();
      const own = gates.find(({ name }) => name === gate)!;
      edit(
        gates,
        own.checks.findIndex(({ name }) => name === check),
        own,
      );
      return gates;
    };
    expectLost(judge({ gates: change((_, at, own) => own.checks.splice(at, 1)) }), lost);
    for (const status of ['failed', 'left out'] as const)
      expectLost(judge({ gates: change((_, at, own) => (own.checks[at]!.status = status)) }), lost);
  });

  it.each(named)(
    'loses the claims that rest on clause %s, and no other, unless it is kept and ran whole',
    (id) => {
      const lost = claimed.filter(({ clauses = [] }) => clauses.includes(id)).map(({ number }) => number);
      for (const verdict of ['broken', 'not shown'] as const)
        expectLost(
          judge({ clauses: keptClauses.map((one) => (one.id === id ? { ...one, verdict } : one)) }),
          lost,
        );
      expectLost(judge({ clauses: keptClauses.filter((one) => one.id !== id) }), lost);
      expectLost(judge({ partial: new Set([id]) }), lost);
    },
  );

  it.each(groups.filter(({ rule }) => rule).map(({ name, gate, rule }) => [name, gate, rule] as const))(
    'loses the claims of "%s" when a check of gate %s has not judged "%s"',
    (name, gate, rule) => {
      const gates = createGates();
      const { checks } = gates.find((one) => one.name === gate)!;
      const { figures } = checks.find((check) => check.figures.some((figure) => figure.rule === rule))!;
      figures.splice(
        figures.findIndex((figure) => figure.rule === rule),
        1,
      );
      expectLost(
        judge({ gates }),
        claimed.filter(({ by = [] }) => by.includes(name)).map(({ number }) => number),
      );
    },
  );

  it('knows of no claim by an unknown check after a whole run, and names each otherwise', () => {
    expect(findUnknown(judge(), keptClauses)).toEqual([]);
    const without = createGates().filter(({ name }) => name !== 'links');
    expect(findUnknown(judge({ gates: without }), keptClauses.slice(1))).toEqual([
      'links: links (A link that opens a new tab says so)',
      ...claims.criteria.flatMap(({ number, clauses = [] }) =>
        clauses.includes(named[0]!) ? [`${number}: clause ${named[0]}`] : [],
      ),
    ]);
  });

  it('does not let a claim stand that names no check', () => {
    const bare = structuredClone(claims);
    Object.assign(bare.criteria[0]!, { by: [], clauses: [] });
    const statement = judgeClaims(
      { claims: bare, scope, product },
      { gates: createGates(), clauses: keptClauses, partial: new Set() },
    );
    expect(statement.criteria[0]!.outcome).toBe('not evaluated');
    expect(findUnknown(statement, keptClauses)).toEqual(['1.1.1: no check is named']);
  });

  it('has clauses of EN 301 549 V3.2.1 for the 49 criteria of WCAG 2.1 alone', () => {
    const without = judge().criteria.filter(({ en301549 }) => en301549 === null);
    expect(without.map(({ number }) => number).join()).toBe('2.4.11,2.5.7,2.5.8,3.2.6,3.3.7,3.3.8');
    expect(judge().criteria[0]!.en301549).toBe('9.1.1.1');
  });
});

describe('the page of the statement', () => {
  const accessibility = { claims, scope, product };
  const report = createReport(keptScenarios, { gates: createPassingGates(), accessibility });
  const files = renderReport(report, null);
  const page = files['accessibility.html']!;

  it('links each claim to its checks, and each check to where the run shows it as passed', () => {
    const links = [...page.matchAll(/href="gates.html#([^"]*)"/g)].map(([, anchor]) => anchor!);
    expect(new Set(links).size).toBe(everyCheck.length);
    for (const anchor of links) expect(files['gates.html']).toMatch(new RegExp(`<li id="${anchor}">`));
    for (const [, anchor] of page.matchAll(/href="#(checks-[^"]*)"/g))
      expect(page).toContain(`id="${anchor}"`);
  });

  it('has no link for a check that failed, and none from a criterion that lost its claim', () => {
    const gates = createPassingGates();
    gates.suites.find(({ title }) => title === 'links.spec.ts')!.specs![0]!.ok = false;
    const broken = renderReport(createReport(keptScenarios, { gates, accessibility }), null)[
      'accessibility.html'
    ]!;
    expect(broken).not.toContain('href="gates.html#links-links"');
    const card = /id="criterion-2.4.4".*?<\/li>(?=<li id="criterion|<\/ul>)/.exec(broken)![0];
    expect(card).toContain(
      'Claimed to be partly checked, which this run does not show: links: of 1 check 1 failed.',
    );
    expect(card).not.toContain('href=');
  });

  it('says that it is a draft', () => expect(page).toContain('draft'));
});
