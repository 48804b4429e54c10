import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Ace from 'accessibility-checker-engine';
import { equalAccessExemptions } from '../judgements/exemptions-of-equal-access.ts';
import type { Checker, CheckerResult } from './checker.ts';

const enginePath = createRequire(import.meta.url).resolve('accessibility-checker-engine');

/** IBM's Equal Access, whose rules were written independently of axe's. It takes twice as long as axe. */
export const equalAccess: Checker = {
  name: 'all rules of Equal Access, a second checker',
  source: readFileSync(enginePath, 'utf8'),
  run: runEqualAccess,
  exemptions: equalAccessExemptions,
  judgements: [],
  logPrefix: 'unable to get color combo for element',
};

/** Equal Access with fewer rules: only those that have found mistakes which axe did not find. */
export const equalAccessFewerRules: Checker = {
  ...equalAccess,
  name: 'three rules of Equal Access, a second checker',
  exemptions: [],
  rules: ['aria_article_label_unique', 'input_label_exists', 'input_autocomplete_valid'],
};

async function runEqualAccess(rules?: readonly string[]): Promise<CheckerResult> {
  const { ace } = window as unknown as { ace: typeof Ace };
  const checker = new ace.Checker();
  const guideline = rules ? 'in part' : 'IBM_Accessibility';
  if (rules)
    checker.addGuideline({
      id: guideline,
      checkpoints: [{ num: '1', rules: rules.map((id) => ({ id, level: 'VIOLATION', toolkitLevel: '1' })) }],
    } as unknown as Parameters<typeof checker.addGuideline>[0]);
  const { results } = await checker.check(document, guideline);
  // Only FAIL is a finding: results with POTENTIAL or MANUAL ask a person to check words, focus and colours, which
  // other gates check. Recommended rules count like required ones. Each reason for which a rule fails has its own
  // exemptions.
  const violations = results
    .filter(({ value: [, verdict] }) => verdict === 'FAIL')
    .map(({ ruleId, reasonId, path, node, message }) => ({
      rule: `${ruleId}:${reasonId}`,
      target: path.aria!,
      html: (node as Element).outerHTML.slice(0, 200),
      words: message,
    }));
  return { violations };
}
