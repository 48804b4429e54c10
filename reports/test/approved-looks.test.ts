import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { APPROVED, readApprovedLooks } from '../read/approved-looks.ts';

const groups = readApprovedLooks();
const looks = groups.flatMap((group) => group.looks);

it('every approved picture and text is listed once', () => {
  const listed = looks.flatMap(({ pictures, text }) => [
    ...pictures.map(({ file }) => file),
    ...(text ? [text] : []),
  ]);
  expect(listed.toSorted()).toEqual(globSync('*/*', { cwd: APPROVED }).toSorted());
});

it('a look has its name in words, a picture for each device that shows it, and a text if there is one', () => {
  expect(groups[0]!.title).toBe('Screens');
  expect(groups[0]!.looks.find(({ name }) => name === 'not found')).toEqual({
    name: 'not found',
    pictures: [
      { device: 'desktop', file: 'screens/not-found-desktop.png' },
      { device: 'phone', file: 'screens/not-found-phone.png' },
    ],
    text: 'screens/not-found.txt',
  });
  const panel = looks.find(({ name }) => name === 'menu panel');
  expect(panel!.pictures.map(({ device }) => device)).toEqual(['phone']);
});
