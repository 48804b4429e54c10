import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { parse } from 'yaml';
import type { Clause } from '../../harness/clauses/clauses.ts';
import { type Contract, listOperations } from '../../contracts/contract.ts';

export type ChangeKind = 'new' | 'gone' | 'different' | 'renamed';

/** A clause, scenario or call that differs; `before` and `now` are the compared contents, empty if there is none. */
export type ChangedPart = { name: string; kind: ChangeKind; before: string; now: string };

/** A file that differs: its differing parts, and a diff of its text, or the whole text of a new or removed file. */
export type ChangedFile = { file: string; kind: ChangeKind; parts: ChangedPart[]; text: string };

/** The differences between the working tree and a revision of git; the keys of `subjects` are the names in SUBJECTS. */
export type Changes = { since: string; subjects: Record<string, ChangedFile[]> };

/** Splits the content of a file into named parts. */
type FileSplitter = (content: string) => [name: string, content: string][];

/** The kinds of compared files, in the order of the page. Files of a kind without `split` are compared as a whole. */
const SUBJECTS: { name: string; files: RegExp; split?: FileSplitter }[] = [
  { name: 'Clauses', files: /^features\/clauses\.yaml$/, split: splitIntoClauses },
  { name: 'Scenarios', files: /^features\/.*\.feature$/, split: splitIntoScenarios },
  { name: 'Words on screens', files: /^gates\/approved\/.*\.txt$/ },
  { name: 'Calls', files: /^contracts\/[^/]*\.json$/, split: splitIntoOperations },
  { name: 'Approved pictures', files: /^gates\/approved\/.*\.png$/ },
];
const COMPARED_FOLDERS = ['features', 'contracts', 'gates/approved'];

/** The file name of a former approved picture in the report. */
export const formerPictureFileOf = (file: string): string => `before-${file.replaceAll('/', '-')}`;

/** The short hash of the commit to which a revision refers; null if there is none. */
function findCommit(revision: string): string | null {
  const args = ['rev-parse', '--verify', '--quiet', '--short', '--end-of-options', `${revision}^{commit}`];
  return runGit(args)?.toString().trim() ?? null;
}

/** Describes a revision by the hash and date of its commit, after its name if the name is not a hash. */
function describeRevision(revision: string, commit: string): string {
  const dated = runGit(['show', '--no-patch', '--format=%h of %as', commit])!.toString().trim();
  return revision.startsWith(commit) ? dated : `${revision}, ${dated}`;
}

/** Compares all SUBJECTS with a revision that git knows; also returns the former approved pictures. */
export function readChanges(revision: string): { changes: Changes; pictures: ReadonlyMap<string, Buffer> } {
  const commit = findCommit(revision)!;
  const list = (...args: string[]) =>
    runGit([...args, '-z', '--', ...COMPARED_FOLDERS])!
      .toString()
      .split('\0');
  const files = [
    ...list('diff', '--name-only', '--no-renames', '--relative', commit),
    ...list('ls-files', '--others', '--exclude-standard'),
  ].toSorted();
  const compared = files.filter((file) => SUBJECTS.some((subject) => subject.files.test(file)));
  const versions = compared.map((file) => ({
    file,
    before: runGit(['show', `${commit}:./${file}`]),
    now: existsSync(file) ? readFileSync(file) : null,
  }));
  const changedFiles = SUBJECTS.map(({ name, files: pattern, split }) => {
    const versionsOfSubject = versions.filter(({ file }) => pattern.test(file));
    const parts = split ? compareParts(versionsOfSubject, split) : [];
    const changed = versionsOfSubject.map(({ file, before, now }) => ({
      file,
      kind: changeKindOf(before, now),
      parts: parts.filter((part) => part.file === file),
      text: file.endsWith('.png') ? '' : describeTextChange(commit, file, before, now),
    }));
    return [name, changed.filter((one) => !split || one.parts.length)] as const;
  });
  const former = versions.flatMap(({ file, before }) =>
    before && file.endsWith('.png') ? [[formerPictureFileOf(file), before] as const] : [],
  );
  return {
    changes: { since: describeRevision(revision, commit), subjects: Object.fromEntries(changedFiles) },
    pictures: new Map(former),
  };
}

type FileVersions = { file: string; before: Buffer | null; now: Buffer | null };

const changeKindOf = (before: unknown, now: unknown): ChangeKind =>
  before === null ? 'new' : now === null ? 'gone' : 'different';

/** A changed part with its file; the `name` of a renamed part contains both names. */
type PartOfFile = ChangedPart & { file: string };

/** Compares parts across files: a part that has only moved is unchanged, a part with only a new name is renamed. */
function compareParts(all: readonly FileVersions[], split: FileSplitter): PartOfFile[] {
  const parts = findChangedParts(all, split);
  const gone = parts.filter(({ kind }) => kind === 'gone');
  const others = parts.filter(({ kind }) => kind !== 'gone');
  const matched = others.map((part): PartOfFile => {
    const at = part.kind === 'new' ? gone.findIndex(({ before }) => before === part.now) : -1;
    const [former] = at < 0 ? [] : gone.splice(at, 1);
    return former ? { ...part, name: `${former.name} → ${part.name}`, kind: 'renamed' } : part;
  });
  return [...matched, ...gone];
}

function findChangedParts(all: readonly FileVersions[], split: FileSplitter): PartOfFile[] {
  const collect = (side: 'before' | 'now') =>
    new Map(
      all.flatMap(({ file, [side]: content }) =>
        content ? split(content.toString()).map(([name, text]) => [name, { file, text }] as const) : [],
      ),
    );
  const [before, now] = [collect('before'), collect('now')];
  return [...new Set([...now.keys(), ...before.keys()])].flatMap((name) => {
    const [then, today] = [before.get(name) ?? null, now.get(name) ?? null];
    if (then?.text === today?.text) return [];
    const { file } = (today ?? then)!;
    const words = { before: then?.text ?? '', now: today?.text ?? '' };
    return [{ file, name, kind: changeKindOf(then, today), ...words }];
  });
}

function describeTextChange(commit: string, file: string, before: Buffer | null, now: Buffer | null): string {
  if (!before || !now) return String(before ?? now);
  const diff = runGit(['diff', '--no-color', '--no-ext-diff', '--unified=1', commit, '--', file])!.toString();
  // Return only the hunks, without the header that names the file.
  return diff.slice(diff.indexOf('\n@@') + 1);
}

function splitIntoClauses(content: string): [string, string][] {
  return (parse(content) as Clause[]).map(({ id, text }) => [id, text]);
}

/** Splits a feature into scenarios. Their contents include backgrounds and tags, but no names, comments or layout. */
function splitIntoScenarios(content: string): [string, string][] {
  const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
  const children = parser.parse(content).feature?.children ?? [];
  const write = (node: unknown) =>
    JSON.stringify(node, (key, value: unknown) => (key === 'id' || key === 'location' ? undefined : value));
  return children.flatMap(({ rule }) =>
    (rule?.children ?? []).flatMap(({ scenario }): [string, string][] => {
      const around = [...children, ...rule!.children].map(({ background }) => background);
      const clause = rule!.tags.find((tag) => /^@\d/.test(tag.name))?.name.slice(1);
      const name = `${clause} ${scenario?.name}`;
      return scenario ? [[name, write([around.filter(Boolean), rule!.tags, { ...scenario, name: '' }])]] : [];
    }),
  );
}

/** Splits a contract into operations by method and path, with all schemas that they refer to directly or indirectly. */
function splitIntoOperations(content: string): [string, string][] {
  return listOperations(JSON.parse(content) as Contract).map(
    ({ service, method, path, definition, components }) => {
      const texts = new Set([JSON.stringify(definition)]);
      for (const text of texts)
        for (const [, kind, name] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
          texts.add(JSON.stringify({ [name!]: components?.[kind!]?.[name!] }));
      return [`${service}: ${method} ${path}`, [...texts].join('\n')];
    },
  );
}

/** The output of git; null if it fails, such as for a file that the revision does not have. */
function runGit(args: readonly string[]): Buffer | null {
  const { status, stdout } = spawnSync('git', args, { maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : null;
}
