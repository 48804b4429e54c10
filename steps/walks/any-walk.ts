import fc from 'fast-check';
import { devices } from '../../harness/viewports.ts';
import type { Walk } from './act.ts';
import { anyFileAct } from './file-acts.ts';
import { anyFormAct } from './form-acts.ts';
import { anyMenuAct } from './menu-acts.ts';
import { anyPageAct } from './page-acts.ts';
import { walkScreens } from './screens.ts';

const anyAct = fc.oneof(
  { weight: 6, arbitrary: anyFormAct },
  { weight: 3, arbitrary: anyMenuAct },
  { weight: 7, arbitrary: anyPageAct },
  { weight: 3, arbitrary: anyFileAct },
);

/** Generates walks with `minActs` to 200 acts. A walk skips each act that is not possible at that moment. */
export const anyWalk = (minActs: number): fc.Arbitrary<Walk> =>
  fc.record({
    device: fc.constantFrom(...devices),
    start: fc.constantFrom(...walkScreens.map(({ address }) => address)),
    acts: fc.array(anyAct, { minLength: minActs, maxLength: 200, size: 'max' }),
  });
