import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';

/** The lint rule that refuses imports between rooms. */
const BOUNDARIES_RULE = 'boundaries(dependencies)';

/** Imports from a new file in `folder` of another room's file `to`; lint must allow those without `refusedBy`. */
const IMPORTS: [folder: string, to: string, refusedBy?: string | undefined][] = [
  ['contracts', 'mocks/a.ts', BOUNDARIES_RULE],
  ['mocks', 'contracts/a.ts'],
  ['mocks', 'src/content/a.ts', BOUNDARIES_RULE],
  ['src/content', 'src/services/a.ts', BOUNDARIES_RULE],
  ['src/enquiry', 'src/content/a.ts'],
  ['src/services', 'src/components/A/A.tsx', BOUNDARIES_RULE],
  ['src/components/B', 'src/services/a.ts'],
  ['src/components/B', 'src/pages/one/One.tsx', BOUNDARIES_RULE],
  ['src/pages/one', 'src/components/A/A.tsx'],
  ['src/pages/other', 'src/pages/one/One.tsx', BOUNDARIES_RULE],
  ['src/app', 'src/pages/one/One.tsx'],
  ['src/app', 'mocks/adapters/serve-in-browser.ts'],
  ['src/app', 'mocks/a.ts', BOUNDARIES_RULE],
  ['src/services/test', 'mocks/a.ts'],
  ['src/services/test', 'steps/a.ts', BOUNDARIES_RULE],
  ['relay/src', 'src/enquiry/a.ts'],
  ['relay/src', 'src/services/a.ts', BOUNDARIES_RULE],
  ['build', 'src/app/a.tsx'],
  ['build', 'harness/a.ts', BOUNDARIES_RULE],
  ['harness', 'mocks/a.ts'],
  ['harness', 'src/content/a.ts', BOUNDARIES_RULE],
  ['harness', 'steps/a.ts', BOUNDARIES_RULE],
  ['steps', 'harness/a.ts'],
  ['steps', 'src/content/a.ts', BOUNDARIES_RULE],
  ['gates', 'src/content/a.ts'],
  ['gates', 'src/pages/one/One.tsx', BOUNDARIES_RULE],
  ['gates', 'steps/a.ts', BOUNDARIES_RULE],
  ['reports', 'src/content/pages.ts'],
  ['reports', 'src/content/a.ts', BOUNDARIES_RULE],
  ['reports', 'gates/a.ts', BOUNDARIES_RULE],
  ['lab', 'steps/a.ts'],
  ['lab', 'scripts/a.ts', BOUNDARIES_RULE],
];

/**
 * Forbidden imports in every syntax, an import cycle, and imports of Cucumber, which lint refuses in a step file and
 * allows in the hooks.
 */
const IMPORT_SYNTAXES: [file: string, text: string, refusedBy?: string | undefined][] = [
  [
    'reports/b.tsx',
    "import type { X } from '../steps/a.ts';\nexport const B = (x: X) => <b>{x}</b>;",
    BOUNDARIES_RULE,
  ],
  ['reports/c.ts', "import { x } from '../steps/a.ts';\nexport const c = x;", BOUNDARIES_RULE],
  ['reports/d.ts', "import { type X } from '../steps/a.ts';\nexport type D = X;", BOUNDARIES_RULE],
  ['reports/e.ts', "export { x } from '../steps/a.ts';", BOUNDARIES_RULE],
  ['reports/f.ts', "export const later = () => import('../steps/a.ts');", BOUNDARIES_RULE],
  ['harness/d.ts', "import type { E } from './e.ts';\nexport type D = E;", 'import(no-cycle)'],
  [
    'steps/b.steps.ts',
    "import { Given } from '@cucumber/cucumber';\nGiven('b', () => undefined);",
    'eslint(no-restricted-imports)',
  ],
  ['steps/hooks.ts', "import { Before } from '@cucumber/cucumber';\nBefore(() => undefined);"],
];

const filesWithImports = [
  ...IMPORTS.map(([folder, to, refusedBy], index): (typeof IMPORT_SYNTAXES)[number] => {
    const path = relative(folder, to);
    const from = path.startsWith('.') ? path : `./${path}`;
    return [
      `${folder}/planted-${index}.ts`,
      `import type { X } from '${from}';\nexport type Y = X;`,
      refusedBy,
    ];
  }),
  ...IMPORT_SYNTAXES,
];
const IMPORTED_FILES = {
  ...Object.fromEntries(IMPORTS.map(([, to]) => [to, 'export type X = string;\nexport const x: X = "";'])),
  'harness/e.ts': "import type { D } from './d.ts';\nexport type E = D | string;",
};

type Diagnostic = { code?: string; filename: string };

/** Writes files into a new folder and returns what oxlint reports for them by the rules of this repository. */
async function lintFiles(files: Record<string, string>): Promise<Diagnostic[]> {
  const folder = mkdtempSync(join(tmpdir(), 'directions-'));
  const boundaries = fileURLToPath(import.meta.resolve('eslint-plugin-boundaries'));
  const rules = readFileSync('.oxlintrc.json', 'utf8')
    .replace('"eslint-plugin-boundaries"', JSON.stringify(boundaries))
    .replace('"./build/lint/plugin.ts"', JSON.stringify(resolve('build/lint/plugin.ts')));
  for (const [file, text] of Object.entries({ ...files, '.oxlintrc.json': rules })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const args = [resolve('node_modules/.bin/oxlint'), '-f', 'json'];
  const output = await new Promise<string>((done) =>
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 }, (_error, stdout) => done(stdout)),
  );
  return (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics;
}

let findings: Diagnostic[];
beforeAll(async () => {
  findings = await lintFiles({
    ...IMPORTED_FILES,
    ...Object.fromEntries(filesWithImports.map(([file, text]) => [file, text])),
  });
}, 60_000);

it.each(filesWithImports)(
  'lint allows or refuses the imports of %s as intended: %s',
  (file, _text, refusedBy) => {
    const codes = findings.filter(({ filename }) => filename === file).map(({ code }) => code);
    expect(codes).toEqual(refusedBy ? [refusedBy] : []);
  },
);
