import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that a product owner approves, directly or by what they say of clauses, by path from the root. */
export type Sources = ReadonlyMap<string, Buffer>;

/** Clauses, scenarios and what screens say; contracts; approved pictures. */
const FOLDERS = ['features', 'contracts', 'gates/pictures'];
const MOST_BYTES = 256 * 1024 * 1024;

const isSource = (path: string): boolean => /\.(?:yaml|feature|txt|json|png)$/.test(path);

/** Reads the sources as they stand in the folder. */
export function readSources(): Sources {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return new Map(paths.filter(isSource).map((path) => [path, readFileSync(path)]));
}

/** Reads the sources as a commit or a tag has them, from git's own store; needs no checkout. */
export function readSourcesAt(revision: string): Sources {
  const listed = askGit(['ls-tree', '-r', '-z', revision, '--', ...FOLDERS]).toString();
  // Each entry is `MODE blob ID<tab>PATH`.
  const entries = listed
    .split('\0')
    .map((line) => line.split('\t') as [string, string])
    .filter(([, path]) => path && isSource(path));
  const blobs = readBlobs(entries.map(([facts]) => facts.split(' ')[2]!));
  return new Map(entries.map(([, path], index) => [path, blobs[index]!]));
}

/** The contents of git's blobs by their ids; undefined for one that this clone does not have. */
export function readBlobs(ids: readonly string[]): (Buffer | undefined)[] {
  if (!ids.length) return [];
  const output = askGit(['cat-file', '--batch'], ids.join('\n'));
  let at = 0;
  return ids.map(() => {
    const end = output.indexOf('\n', at);
    const [, type, size] = output.subarray(at, end).toString().split(' ');
    at = end + 1;
    // A blob that is missing has the one line `ID missing`.
    if (type !== 'blob') return undefined;
    const content = output.subarray(at, at + Number(size));
    at += Number(size) + 1;
    return content;
  });
}

/** The id that git gives a file with this content: a picture is approved by it, and found by it later. */
export const blobIdOf = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** Git's output for these arguments; throws what git says where it fails. */
export function askGit(args: readonly string[], input = ''): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, { input, maxBuffer: MOST_BYTES });
  if (status !== 0) throw new Error(`git ${args[0]}: ${String(stderr).trim()}`);
  return stdout;
}
