import axeCore from 'axe-core';
import { axeJudgements } from '../judgements/judgements-of-axe.ts';
import type { Checker, CheckerResult } from './checker.ts';

/** Deque's axe-core. */
export const axe: Checker = {
  name: 'axe, a checker of accessibility',
  source: axeCore.source,
  run: runAxe,
  exemptions: [],
  judgements: axeJudgements,
};

async function runAxe(): Promise<CheckerResult> {
  const { axe } = window as unknown as { axe: typeof axeCore };
  // axe's tags of the rules for WCAG 2.2 A and AA and for best practices.
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // axe disables some rules with these tags by default, such as target-size: enable all except experimental rules.
  const rules = Object.fromEntries(
    axe.getRules(tags).map(({ ruleId, tags: own }) => [ruleId, { enabled: !own.includes('experimental') }]),
  );
  const { violations, incomplete } = await axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    rules,
    resultTypes: ['violations', 'incomplete'],
  });
  const findings = (results: typeof violations) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, any, all, none }) => ({
        rule: id,
        target: target.join(' '),
        html: html.slice(0, 200),
        words: [...any, ...all, ...none].map(({ message }) => message).join('; '),
      })),
    );
  return { violations: findings(violations), undecided: findings(incomplete) };
}
