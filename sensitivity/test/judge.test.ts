import { globSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Desk, judge } from '../judge.ts';
import type { Mutant } from '../mutant.ts';
import type { Seen } from '../seen.ts';
import { Suite, WrongSuite } from '../suite.ts';

vi.mock('../site.ts', () => ({
  startSite: async () => ({ origin: 'http://wrong.example', close() {} }),
}));

const mutant: Mutant = { id: '5.4-1', clause: '5.4', name: 'Any', edits: [], judge: 'features' };
const by = 'features/5-validation/message-length.feature:6 Send is enabled when the message is empty';
const red: Seen = {
  count: 1,
  passed: new Set(),
  failures: [{ by, why: 'Expected 300', isFair: true, files: [] }],
};
const green: Seen = { count: 1, passed: new Set([by]), failures: [] };
const none: Seen = { count: 0, passed: new Set(), failures: [] };

/** What the features see at the wrong site, look by look, and at the right one. */
const atWrong = vi.spyOn(Suite.prototype, 'look');
const original = { look: vi.fn(async () => green), end() {} };
const place = '.cache/mutants/test';
const desk = { place, originals: {}, original, wrong: new WrongSuite(place) } as unknown as Desk;

beforeEach(() => {
  atWrong.mockReset();
  original.look.mockReset().mockResolvedValue(green);
});

it('asks the scenarios of the clause on each device, and no others once one has noticed', async () => {
  atWrong.mockResolvedValueOnce(red).mockResolvedValueOnce(green);
  expect(await judge(mutant, desk)).toMatchObject({
    status: 'killed',
    by,
    own: { desktop: true, phone: false },
  });
  const look = { paths: ['features/5-validation/message-length.feature'], tags: '@5.4', failFast: true };
  expect(atWrong.mock.calls).toEqual([[{ ...look, device: 'desktop' }], [{ ...look, device: 'phone' }]]);
  const again = { paths: ['features/5-validation/message-length.feature:6'], device: 'desktop' };
  expect(original.look.mock.calls, 'the right site').toEqual([[again]]);
});

it('asks all others where those of the clause are silent, and what notices among them notices it twice', async () => {
  for (const seen of [green, none, red, red]) atWrong.mockResolvedValueOnce(seen);
  expect(await judge(mutant, desk)).toMatchObject({
    status: 'killed',
    by,
    own: { desktop: false, phone: null },
  });
  expect(atWrong.mock.calls[2]![0]).toMatchObject({
    tags: 'not @5.4',
    device: 'desktop',
  });
});

it('asks all of them, feature by feature, about a clause that the features do not know', async () => {
  atWrong.mockResolvedValue(green);
  const trial = await judge({ ...mutant, clause: 'own words' }, desk);
  expect(trial).toMatchObject({ status: 'survived', own: { desktop: null, phone: null } });
  const features = globSync('features/**/*.feature').toSorted();
  const asked = ['desktop', 'phone'].flatMap((device) => features.map((path) => [[path], '', device]));
  expect(atWrong.mock.calls.map(([{ paths, tags, device }]) => [paths, tags, device])).toEqual(asked);
});

it('does not wait for all of them where they end otherwise, and says how', async () => {
  const late = { ...red, failures: [{ by, why: 'locator.click: Timeout', isFair: false, files: [] }] };
  atWrong.mockImplementation(async ({ tags }) => (tags === '@5.4' ? none : late));
  expect(await judge(mutant, desk)).toMatchObject({
    status: 'survived',
    why: `${by} ended otherwise: locator.click: Timeout`,
  });
  expect(atWrong.mock.calls.length).toBeLessThan(50);
});

it('does not count what fails on the right site too', async () => {
  atWrong.mockImplementation(async ({ tags }) => (tags === '@5.4' ? red : green));
  original.look.mockResolvedValue(red);
  expect(await judge(mutant, desk)).toMatchObject({
    status: 'survived',
    own: { desktop: false, phone: false },
  });
});

it('judges again where a run ended early, three times at most', async () => {
  atWrong.mockRejectedValueOnce(new Error('The run ended early')).mockResolvedValue(red);
  expect(await judge(mutant, desk)).toMatchObject({ status: 'killed', by });

  atWrong.mockReset().mockRejectedValue(new Error('The run ended early: a scenario has not finished'));
  expect(await judge(mutant, desk)).toMatchObject({
    status: 'not judged',
    by: null,
    why: 'The run ended early: a scenario has not finished',
  });
  expect(atWrong).toHaveBeenCalledTimes(3);
});

it('does not try what nobody can notice', async () => {
  const argued = 'It is the same site';
  expect(await judge({ ...mutant, argued }, desk)).toMatchObject({
    status: 'argued',
    reason: argued,
    by: null,
  });
  expect(atWrong).not.toHaveBeenCalled();
});
