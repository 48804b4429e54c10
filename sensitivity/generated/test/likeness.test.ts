import { expect, it } from 'vitest';
import type { CoveredLook } from '../coverage.ts';
import type { GeneratedMutant } from '../instrument.ts';
import { createLikeness } from '../likeness.ts';

const look = (name: string) => ({ scenario: 'features/a.feature:1', name, words: 'the page' }) as CoveredLook;
const focus = look('The heading is focused after a link');
const others = [look('The page scrolls'), look('The page is shown'), look('A link opens the page')];
const mutant = {
  file: 'src/app/useRouteFocus.ts',
  start: { line: 9, column: 0 },
  end: { line: 9, column: 9 },
} as GeneratedMutant;

it('a look that says rare words of the code around a mutant is more like it than others', () => {
  const likeness = createLikeness([...others, focus])(mutant);
  for (const other of others) expect(likeness(focus)).toBeGreaterThan(likeness(other));
});
