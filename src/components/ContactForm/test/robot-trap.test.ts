import { expect, it } from 'vitest';
import { isRobot } from '../RobotTrap.tsx';

it.each([
  ['filled in', { value: 'https://robot.example' }, true],
  ['empty', { value: '' }, false],
  ['removed by an extension', null, false],
])('a form whose field for robots is %s tells a robot from a person', (_, field, expected) => {
  const elements = { namedItem: () => field } as unknown as HTMLFormControlsCollection;
  expect(isRobot({ elements })).toBe(expected);
});
