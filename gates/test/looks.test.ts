import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { devices } from '../../harness/viewports.ts';
import { listFilesOfLook, METADATA_FILE } from '../looks/look.ts';
import { reachableStates } from '../states/all-states.ts';

it('every approved file belongs to a look, and every look has its files', () => {
  const files = reachableStates.flatMap(({ looks = [], only }) =>
    devices
      .filter((device) => !only || device === only)
      .flatMap((device) =>
        looks.flatMap((look) =>
          Object.values(listFilesOfLook(look, device, only)).flatMap((path) => path?.join('/') ?? []),
        ),
      ),
  );
  const found = readdirSync('gates/approved', { recursive: true, encoding: 'utf8' });
  expect(found.filter((name) => name.includes('.')).toSorted()).toEqual([...files, METADATA_FILE].toSorted());
});
