import axe from 'axe-core';
import type { Visitor } from '../harness/visitor.ts';

/** An element that breaks a rule, or of which axe cannot say whether it does. */
export type Finding = { rule: string; target: string; html: string; words: string };

/** WCAG 2.2 A and AA, and the best practices; the rules that axe itself still tries out are left to it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the page as it stands, with every rule and every element. */
export async function scan({
  page,
  clock,
}: Visitor): Promise<{ violations: Finding[]; incomplete: Finding[] }> {
  await page.evaluate(settle);
  await page.evaluate(axe.source);
  let done = false;
  const scanning = page.evaluate(run, TAGS).finally(() => {
    done = true;
  });
  // axe waits for a timer, which a clock that stands still never lets fire.
  while (clock.still && !done) await clock.pass(1);
  return scanning;
}

/** Ends what is moving: a colour half way between two is nobody's. */
function settle(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}

async function run(tags: string[]) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  // Some rules of these tags are off unless they are named.
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
  return { violations: findings(violations), incomplete: findings(incomplete) };
}
