import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

/** Each room (a part of the repository) with a file in it, and the other rooms that it may import from. */
const ROOMS: Record<string, { file: string; mayImport: string[] }> = {
  contracts: { file: 'contracts/a.ts', mayImport: [] },
  content: { file: 'src/content/a.ts', mayImport: [] },
  enquiry: { file: 'src/enquiry/a.ts', mayImport: ['content', 'contracts'] },
  services: { file: 'src/services/a.ts', mayImport: ['enquiry', 'content', 'contracts'] },
  hooks: { file: 'src/hooks/a.ts', mayImport: ['content'] },
  components: {
    file: 'src/components/A/A.tsx',
    mayImport: ['hooks', 'services', 'enquiry', 'content'],
  },
  page: {
    file: 'src/pages/one/One.tsx',
    mayImport: ['components', 'hooks', 'services', 'enquiry', 'content'],
  },
  'other page': {
    file: 'src/pages/other/Other.tsx',
    mayImport: ['components', 'hooks', 'services', 'enquiry', 'content'],
  },
  app: {
    file: 'src/app/a.tsx',
    mayImport: ['page', 'other page', 'components', 'hooks', 'services', 'content', 'embedded mode'],
  },
  mocks: { file: 'mocks/a.ts', mayImport: ['contracts', 'embedded mode'] },
  'embedded mode': { file: 'mocks/adapters/serve-in-browser.ts', mayImport: ['contracts', 'mocks'] },
  relay: { file: 'relay/src/a.ts', mayImport: ['enquiry', 'contracts'] },
  build: { file: 'build/a.ts', mayImport: ['app', 'components', 'content'] },
  harness: { file: 'harness/a.ts', mayImport: ['mocks', 'contracts', 'embedded mode'] },
  steps: { file: 'steps/a.ts', mayImport: ['harness', 'mocks', 'contracts', 'embedded mode'] },
  gates: {
    file: 'gates/a.ts',
    mayImport: ['harness', 'mocks', 'embedded mode', 'build', 'content'],
  },
  reports: { file: 'reports/a.tsx', mayImport: ['harness', 'mocks', 'contracts', 'embedded mode'] },
  lab: {
    file: 'lab/a.ts',
    mayImport: [
      'contracts',
      'content',
      'enquiry',
      'services',
      'hooks',
      'components',
      'page',
      'other page',
      'app',
      'mocks',
      'embedded mode',
      'relay',
      'build',
      'harness',
      'steps',
      'gates',
      'reports',
    ],
  },
};

type Diagnostic = { code?: string; filename: string; labels: { span: { line: number } }[] };

/** Writes files into a new folder and returns what oxlint reports for them by the rules of this repository. */
async function lint(files: Record<string, string>): Promise<Diagnostic[]> {
  const folder = mkdtempSync(join(tmpdir(), 'directions-'));
  const rules = readFileSync('.oxlintrc.json', 'utf8');
  const boundaries = fileURLToPath(import.meta.resolve('eslint-plugin-boundaries'));
  const found = rules
    .replace('"eslint-plugin-boundaries"', JSON.stringify(boundaries))
    .replace('"./build/lint/plugin.ts"', JSON.stringify(resolve('build/lint/plugin.ts')));
  const planted = { ...files, '.oxlintrc.json': found };
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const args = [resolve('node_modules/.bin/oxlint'), '-f', 'json'];
  const output = await new Promise<string>((done) =>
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 }, (_error, stdout) => done(stdout)),
  );
  return (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics;
}

const importLine = (from: string, to: string) => {
  const path = relative(dirname(from), to);
  return `import type { X as Y } from '${path.startsWith('.') ? path : `./${path}`}';\nexport type Z = Y;`;
};

const rooms = Object.keys(ROOMS);
const fileOf = (room: string) => ROOMS[room]!.file;
const roomOf = (file: string) => rooms.find((room) => fileOf(room) === file);

/** A file for each room; its line n imports a type from room n. */
const everyDirection = rooms.map((room) => {
  const line = (other: string, index: number) =>
    other === room
      ? ''
      : importLine(fileOf(room), fileOf(other)).split('\n')[0]!.replace('as Y', `as Y${index}`);
  return [
    fileOf(room),
    [...rooms.map(line), 'export type X = string;', 'export const x = 1;', ''].join('\n'),
  ];
});

/** A forbidden import in every syntax, and cases that ROOMS does not cover; `refusedBy` is the lint rule, if any. */
const IMPORTS: Record<string, { file: string; text: string; refusedBy: string | undefined }> = {
  'a type, in a .tsx': {
    file: 'reports/b.tsx',
    text: "import type { X } from '../steps/a.ts';\nexport const B = (x: X) => <b>{x}</b>;",
    refusedBy: 'boundaries(dependencies)',
  },
  'a value': {
    file: 'reports/c.ts',
    text: "import { x } from '../steps/a.ts';\nexport const c = x;",
    refusedBy: 'boundaries(dependencies)',
  },
  'a type among values': {
    file: 'reports/d.ts',
    text: "import { type X } from '../steps/a.ts';\nexport type D = X;",
    refusedBy: 'boundaries(dependencies)',
  },
  'what is passed on': {
    file: 'reports/e.ts',
    text: "export { x } from '../steps/a.ts';",
    refusedBy: 'boundaries(dependencies)',
  },
  'a module on demand': {
    file: 'reports/f.ts',
    text: "export const later = () => import('../steps/a.ts');",
    refusedBy: 'boundaries(dependencies)',
  },
  'the steps, in a test of the site': {
    file: 'src/services/test/b.ts',
    text: importLine('src/services/test/b.ts', 'steps/a.ts'),
    refusedBy: 'boundaries(dependencies)',
  },
  'the mocks, in a test of the site': {
    file: 'src/services/test/c.ts',
    text: importLine('src/services/test/c.ts', 'mocks/a.ts'),
    refusedBy: undefined,
  },
  'words of the site, in the report': {
    file: 'reports/b.ts',
    text: importLine('reports/b.ts', 'src/content/a.ts'),
    refusedBy: 'boundaries(dependencies)',
  },
  'the table of screens, in the report': {
    file: 'reports/c2.ts',
    text: importLine('reports/c2.ts', 'src/content/pages.ts'),
    refusedBy: undefined,
  },
  'a file that imports it, for a type': {
    file: 'harness/d.ts',
    text: "import type { E } from './e.ts';\nexport type D = E;",
    refusedBy: 'import(no-cycle)',
  },
  'the runner, in a step file': {
    file: 'steps/b.steps.ts',
    text: "import { Given } from '@cucumber/cucumber';\nGiven('b', () => undefined);",
    refusedBy: 'eslint(no-restricted-imports)',
  },
  'the runner, in the hooks': {
    file: 'steps/hooks.ts',
    text: "import { Before } from '@cucumber/cucumber';\nBefore(() => undefined);",
    refusedBy: undefined,
  },
};

let findings: Diagnostic[];
beforeAll(async () => {
  findings = await lint({
    ...Object.fromEntries(everyDirection),
    ...Object.fromEntries(Object.values(IMPORTS).map(({ file, text }) => [file, text])),
    'src/content/pages.ts': 'export type X = string;',
    'harness/e.ts': "import type { D } from './d.ts';\nexport type E = D | string;",
  });
}, 60_000);

describe('the table of directions', () => {
  it.each(rooms)('lets %s import from the rooms of its list and from no other', (room) => {
    const seen = findings
      .filter(({ code, filename }) => code === 'boundaries(dependencies)' && roomOf(filename) === room)
      .map(({ labels }) => rooms[labels[0]!.span.line - 1]);
    const allowed = ROOMS[room]!.mayImport;
    expect(seen).toEqual(rooms.filter((other) => other !== room && !allowed.includes(other)));
  });

  it('has no cycle between rooms', () => {
    const top = (room: string) => fileOf(room).split('/')[0]!;
    const leadsTo = new Map(rooms.map((room) => [top(room), new Set<string>()]));
    for (const room of rooms)
      for (const other of ROOMS[room]!.mayImport)
        // Not counted: a build with embedded mocks imports mocks/adapters/serve-in-browser.ts, which imports nothing of the site.
        if (top(room) !== top(other) && other !== 'embedded mode') leadsTo.get(top(room))!.add(top(other));
    const hasCycle = (room: string, way: string[] = []): boolean =>
      way.includes(room) || [...leadsTo.get(room)!].some((other) => hasCycle(other, [...way, room]));
    expect([...leadsTo.keys()].filter((room) => hasCycle(room))).toEqual([]);
  });
});

it.each(Object.entries(IMPORTS))(
  'lint decides as intended about importing %s',
  (_what, { file, refusedBy }) => {
    const codes = findings.filter(({ filename }) => filename === file).map(({ code }) => code);
    expect(codes).toEqual(refusedBy ? [refusedBy] : []);
  },
);
