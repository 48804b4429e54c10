import { expect, it } from 'vitest';
import { formatSummary, type TriedMutant } from '../format-summary.ts';

const createTrial = (id: string, trial: Partial<TriedMutant['trial']>, equivalent?: string): TriedMutant => ({
  mutant: { id, clause: '5.4', name: 'Any', edits: [], judge: 'features', ...(equivalent && { equivalent }) },
  trial: { status: 'killed', by: null, why: null, ...trial },
});

it('the summary lists wrong sites that were not noticed or not judged, and counts all', () => {
  expect(
    formatSummary([
      createTrial('a', { by: '5-validation/message-length: Too long' }),
      createTrial('b', { status: 'survived' }),
      createTrial('c', { status: 'not judged', why: 'The run ended early' }),
      createTrial('d', { status: 'equivalent' }, 'The library does the same.'),
    ]),
  ).toEqual([
    'b Any: NOT NOTICED',
    'c Any: NOT JUDGED (The run ended early)',
    '4 wrong sites: 1 noticed, 0 of them by an approved picture or text alone, 1 cannot be noticed, 1 not noticed, 1 not judged.',
  ]);
});

it('the summary counts apart what only an approved picture or text has noticed', () => {
  const { mutant, trial } = createTrial('a', { by: 'states: phone: home' });
  const seen = { mutant: { ...mutant, says: 'the approved picture of home' }, trial };
  expect(formatSummary([seen, { mutant, trial }]).at(-1)).toContain('2 noticed, 1 of them by an approved');
});
