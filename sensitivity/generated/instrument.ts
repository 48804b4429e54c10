import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Ignorer } from '@stryker-mutator/api/ignore';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { Plugin } from 'vite';
import { readSource } from '../../build/read-source.ts';
import type { Edit } from '../mutant.ts';
import { allowSeveral } from '../switched/mutant-switch.ts';

type Place = { line: number; column: number };

/** A mutant that Stryker's instrumenter made, all of which one build contains behind a switch. */
export type GeneratedMutant = {
  /** The number by which the switch knows it, in this build only. */
  id: string;
  file: string;
  /** Stryker's name of the kind of change, such as `ConditionalExpression`. */
  mutator: string;
  /** Where the changed code begins and ends; lines from 1, columns from 0. */
  start: Place;
  end: Place;
  /** The code that stands there in the original, and when the mutant is active. */
  original: string;
  replacement: string;
  /** False where Vite reads the code while it builds: such a mutant needs a build of its own. */
  isSwitched: boolean;
};

/** What a build needs to contain all mutants. */
export type Instrumentation = { mutants: GeneratedMutant[]; plugin: Plugin; read: typeof readSource };

const SOURCES = ['src/*.ts', 'src/*.tsx', 'src/*.js'];
const UNTOUCHED = /\/test\/|\.d\.ts$|^src\/services\/contracts\//;

/** Instrumented files import nothing from Stryker; its logger would only count. */
const silent = new Proxy({} as never, { get: (_none, name) => () => !String(name).startsWith('is') });

/** Vite replaces `import.meta.glob(...)` by its result, and would not understand a switch in it. */
const atBuildTime: Ignorer = {
  shouldIgnore(path) {
    const { callee } = (path as { node: { callee?: { object?: { type: string } } } }).node;
    return callee?.object?.type === 'MetaProperty' ? 'read while building' : undefined;
  },
};

/** Places every mutant of src/ in its source, and makes a build use the result. */
export async function instrumentSources(): Promise<Instrumentation> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...SOURCES], {
    encoding: 'utf8',
  });
  const names = files
    .trim()
    .split('\n')
    .filter((file) => !UNTOUCHED.test(file))
    .toSorted();
  const sources = await Promise.all(
    names.map(async (name) => ({ name, content: await readFile(name, 'utf8'), mutate: true })),
  );
  const result = await new Instrumenter(silent).instrument(sources, {
    excludedMutations: [],
    ignorers: [atBuildTime],
    plugins: null,
  });
  const contents = new Map(result.files.map(({ name, content }) => [name, allowSeveral(content)]));
  const originals = new Map(sources.map(({ name, content }) => [name, content.split('\n')]));
  return {
    mutants: result.mutants.map(
      ({ id, fileName, mutatorName, location: { start, end }, replacement, status }) => ({
        id,
        file: fileName,
        mutator: mutatorName,
        start: { line: start.line + 1, column: start.column },
        end: { line: end.line + 1, column: end.column },
        original: cut(originals.get(fileName)!, start, end),
        replacement: replacement!,
        isSwitched: status !== 'Ignored',
      }),
    ),
    plugin: {
      name: 'all-mutants',
      enforce: 'pre',
      load: (id) => contents.get(relative('.', id.split('?')[0]!)) ?? null,
    },
    read: async (file) => contents.get(file) ?? readSource(file),
  };
}

/** The text between two places; lines from 0. */
function cut(lines: readonly string[], start: Place, end: Place): string {
  const inside = lines.slice(start.line, end.line + 1);
  inside[inside.length - 1] = inside.at(-1)!.slice(0, end.column);
  inside[0] = inside[0]!.slice(start.column);
  return inside.join('\n');
}

/** A mutant as an edit of its whole file, as its text may stand there more than once. */
export function editOf({ file, start, end, replacement }: GeneratedMutant): Edit {
  const find = readFileSync(file, 'utf8');
  const lines = find.split('\n');
  const offsetOf = ({ line, column }: typeof start) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column);
  return { file, find, replace: find.slice(0, offsetOf(start)) + replacement + find.slice(offsetOf(end)) };
}
