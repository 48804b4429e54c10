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

/** Any walk of at least so many tries. A try at an act that the site does not offer then has no effect. */
export const anyWalk = (least: number): fc.Arbitrary<Walk> =>
  fc.record({
    device: fc.constantFrom(...devices),
    start: fc.constantFrom(...walkScreens.map(({ address }) => address)),
    acts: fc.array(anyAct, { minLength: least, maxLength: 200, size: 'max' }),
  });
