import axeCore from 'axe-core';
import type { Engine, EngineResult } from './engine.ts';

/** Deque's axe-core. */
export const axe: Engine = { name: 'axe', source: axeCore.source, run: runAxe };

async function runAxe(): Promise<EngineResult> {
  const { axe } = window as unknown as { axe: typeof axeCore };
  // Where a page has changed, reading the elements that ARIA's attributes name may end Firefox's process
  // (dequelabs/axe-core#5139). Without these properties axe reads the attributes.
  if (navigator.userAgent.includes('Firefox'))
    for (const name of Object.keys(Element.prototype))
      if (/^aria.+Elements?$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
  // WCAG 2.2 A and AA, and best practices; rules that axe itself calls experimental are left out.
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // axe disables some rules of these tags by default, such as target-size: enable each by name.
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
