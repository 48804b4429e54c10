import { expect, it } from 'vitest';
import { isRobot } from '../RobotTrap.tsx';

it.each([
  ['filled in', { value: 'https://robot.example' }, true],
  ['empty', { value: '' }, false],
  ['removed by an extension', null, false],
])('isRobot tells robots and people apart if the honeypot field is %s', (_, field, expected) => {
  const elements = { namedItem: () => field } as unknown as HTMLFormControlsCollection;
  expect(isRobot({ elements })).toBe(expected);
});
