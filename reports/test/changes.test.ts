import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRevisionProblem, listFilesChangedSince } from '../../harness/commands/changed-files.ts';
import { readChanges } from '../read/changes.ts';

const writeClause = (id: string, text: string) => `- id: '${id}'\n  file: a\n  text: ${text}\n`;
const writeRule = (id: string, ...scenarios: string[]) =>
  `  @${id}\n  Rule: A rule\n${scenarios.map((one) => `    Scenario: ${one}\n`).join('')}`;
const writeContract = (subject: string) =>
  JSON.stringify({
    info: { title: 'e-mail' },
    servers: [{ url: 'https://mail.example' }],
    paths: {
      '/send': { post: { schema: { $ref: '#/components/schemas/Mail' } } },
      '/list': { get: { summary: 'Lists' } },
    },
    components: { schemas: { Mail: { $ref: '#/components/schemas/Subject' }, Subject: { type: subject } } },
  });
const SENT_SCENARIO = 'It is sent\n      Given one\n      Then two';

const KEPT_SCENARIO = 'It is kept\n      Then it stays';

const CHANGED_FILES = {
  'features/clauses.yaml': writeClause('5.4', 'At most 300') + writeClause('5.6', 'On every change'),
  'features/a.feature': `Feature: A\n\n${writeRule('5.4', SENT_SCENARIO.replace('two', '2'), 'It is new\n      Then it is', KEPT_SCENARIO.replace('It', 'One'))}`,
  'features/b.feature': `Feature: B\n`,
  'contracts/email.json': writeContract('number'),
  'gates/approved/home.txt': 'Heading\n',
  'gates/approved/home-phone.png': 'picture',
};
const COMMIT_ARGS = ['-c', 'user.name=A', '-c', 'user.email=a@sangam.example', 'commit', '-qm', 'A change'];
// In a git hook such as pre-push, GIT_DIR names the hook's repository: these tests must not commit there.
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name];
process.env.GIT_CONFIG_GLOBAL = devNull;
const hasGit = spawnSync('git', ['--version']).status === 0;
const it = test.runIf(hasGit);
const repositoryFolder = mkdtempSync(join(tmpdir(), 'changes-'));
const formerFolder = process.cwd();
const runGit = (...args: string[]) => execFileSync('git', args, { stdio: 'pipe' });
function writeFiles(files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
const listChanges = () =>
  Object.entries(readChanges('v1').changes.subjects).flatMap(([subject, files]) =>
    files.flatMap(({ file, kind, parts }) =>
      (parts.length ? parts : [{ name: file, kind }]).map((one) => `${subject}: ${one.name} ${one.kind}`),
    ),
  );

// `readChanges` runs git in the current folder.
beforeAll(() => {
  if (!hasGit) return;
  process.chdir(repositoryFolder);
  runGit('init', '-q');
  writeFiles({
    'features/clauses.yaml': writeClause('5.4', 'At most 280') + writeClause('5.5', 'A counter'),
    'features/a.feature': `Feature: A\n\n${writeRule('5.4', SENT_SCENARIO, KEPT_SCENARIO)}`,
    'features/b.feature': `Feature: B\n\n${writeRule('5.5', 'It counts')}`,
    'contracts/email.json': writeContract('string'),
  });
  runGit('add', '.');
  runGit(...COMMIT_ARGS);
  runGit('tag', 'v1');
});
afterAll(() => {
  process.chdir(formerFolder);
  rmSync(repositoryFolder, { recursive: true });
});

it('finds no change in comments, layout and scenarios that moved to another file', () => {
  expect(listChanges()).toEqual([]);
  writeFiles({
    'features/a.feature': `# Why\nFeature: A\n\n${writeRule('5.4', SENT_SCENARIO.replaceAll('      ', '        '))}`,
    'features/b.feature': `Feature: B\n\n${writeRule('5.4', KEPT_SCENARIO)}\n${writeRule('5.5', 'It counts')}`,
  });
  expect(listChanges()).toEqual([]);
});

it('lists each clause, scenario, call, text and picture that is new, gone, renamed or different', () => {
  writeFiles(CHANGED_FILES);
  expect(listChanges()).toEqual([
    'Clauses: 5.4 different',
    'Clauses: 5.6 new',
    'Clauses: 5.5 gone',
    'Scenarios: 5.4 It is sent different',
    'Scenarios: 5.4 It is new new',
    'Scenarios: 5.4 It is kept → 5.4 One is kept renamed',
    'Scenarios: 5.5 It counts gone',
    'Words on screens: gates/approved/home.txt new',
    'Calls: e-mail: POST /send different',
    'Approved pictures: gates/approved/home-phone.png new',
  ]);
});

it('has the words of a clause, the changed lines of a text, and both versions of a picture', () => {
  writeFiles(CHANGED_FILES);
  runGit('add', '.');
  runGit(...COMMIT_ARGS);
  writeFiles({ 'gates/approved/home.txt': 'Title\n', 'gates/approved/home-phone.png': 'other' });
  const [first] = readChanges('v1').changes.subjects['Clauses']!;
  expect(first!.parts[0]).toMatchObject({ before: 'At most 280', now: 'At most 300' });
  const { changes, pictures } = readChanges('HEAD');
  expect(changes.subjects['Words on screens']![0]!.text).toMatch(/^@@.*\n-Heading\n\+Title\n$/);
  expect([...pictures].map(([name, content]) => `${name}: ${content}`)).toEqual([
    'before-gates-approved-home-phone.png: picture',
  ]);
});

it('lists changed files relative to the project, even if it is a folder of a larger repository', () => {
  writeFiles({ 'features/new.feature': 'Feature: New\n' });
  process.chdir('features');
  expect(listFilesChangedSince('v1')).toEqual(['a.feature', 'b.feature', 'clauses.yaml', 'new.feature']);
});

it('explains why git does not find a revision', () => {
  expect(findRevisionProblem('v1')).toBeUndefined();
  expect(findRevisionProblem('v2')).toBe('git knows no revision "v2"');
  process.chdir(tmpdir());
  expect(findRevisionProblem('v1')).toMatch(/^git knows no revision "v1" \(.*git.*\)$/i);
  expect(() => listFilesChangedSince('v1')).toThrow('git knows');
});
