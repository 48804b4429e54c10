import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Ace from 'accessibility-checker-engine';
import { equalAccessExemptions } from '../judgements/exemptions-of-equal-access.ts';
import type { Checker, CheckerResult } from './checker.ts';

const script = createRequire(import.meta.url).resolve('accessibility-checker-engine');

/** IBM's Equal Access, whose rules were written independently of axe's. It takes twice as long as axe. */
export const equalAccess: Checker = {
  name: 'Equal Access',
  source: readFileSync(script, 'utf8'),
  run: runEqualAccess,
  exemptions: equalAccessExemptions,
  judgements: [],
  logs: 'unable to get color combo for element',
};

/** The rules of Equal Access that have found mistakes which axe did not. */
export const equalAccessInPart: Checker = {
  ...equalAccess,
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
  // A rule has several reasons to fail, each with its own exemptions. Recommendations count like requirements. Its
  // POTENTIAL and MANUAL results ask a person about words, focus and colours that the other gates check on all screens.
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
