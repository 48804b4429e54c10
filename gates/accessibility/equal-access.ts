import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Ace from 'accessibility-checker-engine';
import type { Checker, CheckerResult } from './checker.ts';

const script = createRequire(import.meta.url).resolve('accessibility-checker-engine');

/** IBM's Equal Access, whose rules were written independently of axe's. */
export const equalAccess: Checker = {
  name: 'Equal Access',
  source: readFileSync(script, 'utf8'),
  run: runEqualAccess,
  logs: 'unable to get color combo for element',
};

async function runEqualAccess(): Promise<CheckerResult> {
  const { ace } = window as unknown as { ace: typeof Ace };
  const { results } = await new ace.Checker().check(document, 'IBM_Accessibility');
  // A rule has several reasons to fail, each with its own judgements. Recommendations count like requirements.
  const findings = (...verdicts: string[]) =>
    results
      .filter(({ value: [, verdict] }) => verdicts.includes(verdict))
      .map(({ ruleId, reasonId, path, node, message }) => ({
        rule: `${ruleId}:${reasonId}`,
        target: path.aria!,
        html: (node as Element).outerHTML.slice(0, 200),
        words: message,
      }));
  return { violations: findings('FAIL'), undecided: findings('POTENTIAL', 'MANUAL') };
}
