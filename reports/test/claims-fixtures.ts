import type { PlaywrightReport } from '../read/gates.ts';
import { expandGroups, readClaims, type Scope } from '../statement/claims.ts';

export const claims = readClaims();
export const scope: Scope = {
  screen: ['home', 'company'],
  width: ['1280', '360'],
  state: ['desktop: home', 'phone: home'],
};
export const product = { name: 'Sangam', version: '1.0.0', email: 'hello@sangam.example' };
export const groups = expandGroups(claims, scope);

/** Results of gates in which every check that a claim names has judged every rule and passed. */
export function createPassingGates(): PlaywrightReport {
  const checkOf = (title: string, rules: readonly (string | null)[]) => ({
    title,
    ok: true,
    tests: [
      {
        status: 'expected',
        annotations: rules.flatMap((rule) => (rule === null ? [] : [figureOf(rule)])),
        results: [],
      },
    ],
  });
  return {
    suites: [...Map.groupBy(groups, ({ gate }) => gate)].map(([gate, own]) => ({
      title: `${gate}.spec.ts`,
      specs: [...new Set(own.flatMap(({ checks }) => checks))].map((check) =>
        checkOf(
          check,
          own.filter(({ checks }) => checks.includes(check)).map(({ rule }) => rule),
        ),
      ),
    })),
  };
}

const figureOf = (rule: string) => ({
  type: 'figure',
  description: JSON.stringify({ rule, figure: 0, unit: 'found', bound: 'at most', limit: 0, where: '' }),
});
