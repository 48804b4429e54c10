import { describe, expect, it } from 'vitest';
import { compareClauses } from '../compare-clauses.ts';
import { compareScreens } from '../compare-screens.ts';
import { partsOf } from '../fingerprint.ts';
import { approveParts, judgeApprovals } from '../approvals/judge-approvals.ts';
import { snapshotOf } from '../snapshot.ts';
import type { Snapshot } from '../snapshot-model.ts';
import { readSources, type Sources } from '../sources.ts';
import { change, changePicture, changeRule, changeWords, listRules, moveBand, paintSquare } from './plant.ts';

const sources = readSources();
const release = snapshotOf(sources);
const rules = listRules(sources);
const pictures = [...sources.keys()].filter((file) => /^gates\/pictures\/[^/]+\.png$/.test(file));

/** Every clause and every screen is approved as it stood at the release. */
const approval = {
  by: 'Asha Rao <asha@sangam.example>',
  at: '2026-11-24T08:00:00.000Z',
  clauses: Object.fromEntries(
    release.clauses.map((clause) => [clause.id, approveParts(partsOf(clause, release))]),
  ),
  screens: release.screens,
};

/** The clauses and the screens that show as changed since the release, and those that show as stale. */
function findTouched(changed: Sources) {
  const now: Snapshot = snapshotOf(changed);
  const states = judgeApprovals(now, [approval], () => null);
  const stale = (all: Record<string, { state: string }>) =>
    Object.keys(all).filter((name) => all[name]!.state !== 'approved');
  return {
    changed: [
      ...compareClauses(release, now).map(({ id }) => id),
      ...compareScreens(release, now, changed).screens.map(({ file }) => file),
    ].toSorted(),
    stale: [...stale(states.clauses), ...stale(states.screens)].toSorted(),
  };
}

/** `count` of all, evenly spread. */
const choose = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]!);

type Plant = readonly [what: string, touched: readonly string[], plant: () => Sources];

const words = choose(release.clauses, 12).map(({ id, text }): Plant => [
  `a word of clause ${id}`,
  [id],
  () => changeWords(sources, id, () => text.replace(/\w+(?=\W*$)/, 'otherwise')),
]);

const STEP_WITH_NUMBER = /^( +(?:Given|When|Then|And) .*?\b)(\d{2,})\b/m;
const limits = choose(
  rules.filter(({ block }) => STEP_WITH_NUMBER.test(block)),
  12,
).map((rule): Plant => {
  const raise = (_: string, before: string, limit: string) => `${before}${Number(limit) + 1}`;
  return [
    `a limit in a step of clause ${rule.id}`,
    [rule.id],
    () => changeRule(sources, rule, (block) => block.replace(STEP_WITH_NUMBER, raise)),
  ];
});

const STEP = /^( +)(Then .*[^:\n])$/m;
const CELL = /^( +\| )\S+/m;
const edits: Record<string, (block: string) => string> = {
  'a new scenario': (block) =>
    `${block.trimEnd()}\n\n    Scenario: A scenario that nobody has seen before\n      Given a visitor on the home page\n      Then the page is headed "Sangam"\n\n`,
  'a scenario that is gone': (block) =>
    block.replace(/^ +Scenario(?: Outline)?:[^]*?(?=^ +(?:@\S+(?: @\S+)*\n +)?Scenario)/m, ''),
  'a new step': (block) => block.replace(STEP, '$1$2\n$1And the page is headed "Sangam"'),
  'a cell of a table': (block) => block.replace(CELL, '$1otherwise'),
  'a tag': (block) => block.replace(/^( +)(Scenario)/m, '$1@motion\n$1$2'),
  'the name of a scenario': (block) => block.replace(/(Scenario(?: Outline)?: )/, '$1Once more '),
};
const scenarios = Object.entries(edits).flatMap(([what, edit]) =>
  choose(
    rules.filter(({ block }) => edit(block) !== block),
    2,
  ).map((rule): Plant => [`${what} at clause ${rule.id}`, [rule.id], () => changeRule(sources, rule, edit)]),
);

/** By which words a reader of a feature knows that a call is meant. */
const CALLS: readonly (readonly [contract: string, path: string, words: RegExp])[] = [
  ['email', '/v3/smtp/email', /e-mail service|every outside service/],
  ['data', '/oauth2/token', /token service|every outside service/],
  [
    'data',
    '/wix-data/v2/items/query',
    /data service|every outside service|\bcalls queryItems|POST \S*\/v2\/items\/query\b(?!-)/,
  ],
  ['files', '/ugd/{link}', /file host|every outside service/],
  ['phone-cdn', 'intlTelInput.min.js', /picker's CDN|every outside service/],
  ['phone-cdn', 'utils.js', /utilities' CDN|every outside service/],
  ['identity', '/v2/login', /login service|every outside service|\bcalls login\b|POST \/v2\/login/],
  ['identity', '/v2/sign-on', /\/v2\/sign-on|\bsignOn\b/],
  ['identity', '/v2/change-password', /\/v2\/change-password|\bchangePassword\b/],
  ['recovery', 'recover', /\bcalls recover\b|\| recover /],
  ['data-items', '/items/truncate', /\/v2\/items\/truncate|\btruncateItems\b/],
  ['data-figures', '/items/count', /\/v2\/items\/count|\bcountItems\b/],
];
const NEW_HEADER = { name: 'x-planted', in: 'header', required: true, schema: { type: 'string' } };
const headers = CALLS.map(([name, ending, known]): Plant => {
  const file = `contracts/${name}.json`;
  const touched = rules.filter(({ block }) => known.test(block));
  return [
    `a header of the call ${ending}`,
    touched.map(({ id }) => id),
    () =>
      change(sources, file, (content) => {
        const contract = JSON.parse(content) as {
          paths: Record<string, Record<string, { parameters?: object[] }>>;
        };
        const path = Object.keys(contract.paths).find((one) => one.endsWith(ending))!;
        const [operation] = Object.values(contract.paths[path]!);
        operation!.parameters = [...(operation!.parameters ?? []), NEW_HEADER];
        return JSON.stringify(contract);
      }),
  ];
});
const colours = choose(pictures, 12).map((file): Plant => [
  `a colour in ${file}`,
  [file],
  () => changePicture(sources, file, (picture) => paintSquare(picture, 20, 40)),
]);
const moved = choose(pictures, 18)
  .slice(6)
  .map((file): Plant => [
    `a moved block in ${file}`,
    [file],
    () => changePicture(sources, file, (picture) => moveBand(picture, 0, picture.height - 8)),
  ]);

const plants = [...words, ...limits, ...scenarios, ...headers, ...colours, ...moved];

// On two cores shared by thirty processes the first one took 28 s.
describe('a planted change', { timeout: 60_000 }, () => {
  it('is one of 60 at least, each of another kind or at another place', () => {
    expect(new Set(plants.map(([what]) => what)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(plants)('%s touches exactly what it should', (_what, touched, plant) => {
    const expected = [...touched].toSorted();
    expect(expected.length).toBeGreaterThan(0);
    expect(findTouched(plant())).toEqual({ changed: expected, stale: expected });
  });
});

describe('nothing shows as changed', { timeout: 60_000 }, () => {
  const features = [...sources.keys()].filter((file) => file.endsWith('.feature'));
  const inAllFeatures = (edit: (content: string) => string) =>
    features.reduce<Sources>(
      (all, file) => new Map([...all, [file, Buffer.from(edit(all.get(file)!.toString()))]]),
      sources,
    );
  const sortKeys = (value: unknown): unknown =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([key, one]) => [key, sortKeys(one)]),
        )
      : value;

  it.each<readonly [string, () => Sources]>([
    ['when nothing is', () => new Map(sources)],
    [
      'when a formatter indents all features otherwise and widens their tables',
      () =>
        inAllFeatures((content) =>
          // The lines of a doc string keep their places.
          content.includes('"""')
            ? content
            : content
                .replaceAll(/^ +\|.*$/gm, (row) => row.replaceAll(/(?<!\\)\|/g, '  |  '))
                .replaceAll(/^ +/gm, '\t')
                .replaceAll('\n', '\n\n'),
        ),
    ],
    [
      'when features get comments and other lines',
      () =>
        inAllFeatures(
          (content) => `# A comment\n\n${content.replaceAll(/^( +)(Scenario)/gm, '$1# Why\n$1$2')}`,
        ),
    ],
    [
      'when the clauses are quoted otherwise',
      () => change(sources, 'features/clauses.yaml', (text) => `${text}\n# The end\n`),
    ],
    [
      'when rules stand in another order',
      () =>
        inAllFeatures((content) => {
          const [head, ...blocks] = content.split(/(?=^ {2}@\d+\.\d+$)/m);
          return [head, ...blocks.toReversed().map((block) => `${block.trimEnd()}\n\n`)].join('');
        }),
    ],
    [
      'when the keys of a contract stand in another order, and its description is another',
      () =>
        change(sources, 'contracts/email.json', (content) => {
          const contract = JSON.parse(content) as { info: object };
          return JSON.stringify(
            sortKeys({ ...contract, info: { ...contract.info, description: 'Another' } }),
          );
        }),
    ],
  ])('%s', (_when, plant) => {
    expect(findTouched(plant())).toEqual({ changed: [], stale: [] });
  });

  it('when another run is slower and shows other verdicts', () => {
    const run = (seconds: number) => ({
      date: '2026-11-24T08:00:00.000Z',
      commit: 'abc',
      verdicts: Object.fromEntries(
        release.clauses.map(({ id }) => [id, seconds > 1 ? 'broken' : 'kept'] as const),
      ),
      seconds: { '5.4-a-message-is-not-needed': seconds },
    });
    expect(compareClauses(snapshotOf(sources, run(1)), snapshotOf(sources, run(4)))).toEqual([]);
  });
});
