import { existsSync, readFileSync } from 'node:fs';
import { exitWithUsage } from '../../harness/command-line.ts';
import { snapshotOf } from './snapshot.ts';
import { type Snapshot, snapshotSchema } from './snapshot-model.ts';
import { askGit, readSourcesAt } from './sources.ts';

/** What the present is compared with: a release, or any other moment. `revision` is where git has its files. */
export type Release = { name: string; revision: string; snapshot: Snapshot };

export const NO_RELEASE =
  'Not known: no tag v* can be reached from this commit, so there is no release to compare with. --since takes the file of a snapshot or any tag.';

/** Where CI puts the snapshot that it kept of a tag, as `v1.2.0.json`: it knows the verdicts, which git does not. */
const KEPT = 'reports/releases';

/**
 * Reads the release to compare with: `since`, a snapshot's file or a tag, or else the last tag v* before this commit; null
 * without one.
 */
export function readRelease(since: string | undefined, usage: string): Release | null {
  const name = since ?? findLastTag();
  if (name === undefined) return null;
  if (since !== undefined && existsSync(since)) return readSnapshotFile(since, usage);
  if (!isRevision(name)) return exitWithUsage(`"${name}" is neither a snapshot's file nor a tag`, usage);
  const kept = `${KEPT}/${name}.json`;
  return {
    name,
    revision: revisionOf(name),
    snapshot: existsSync(kept) ? readSnapshotFile(kept, usage).snapshot : snapshotOf(readSourcesAt(name)),
  };
}

function readSnapshotFile(file: string, usage: string): Release {
  const { data } = snapshotSchema.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (!data) return exitWithUsage(`"${file}" is no snapshot that "npm run report" wrote`, usage);
  // A commit with changes that are not committed says so after its hash.
  const revision = data.run?.commit.split(',')[0] ?? '';
  return { name: file, revision, snapshot: data };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: refused by the schema, like any other file that is no snapshot.
    return null;
  }
}

function findLastTag(): string | undefined {
  try {
    // A release is compared with the one before it.
    const own = askGit(['tag', '--points-at', 'HEAD', '--list', 'v*']).toString().split('\n').filter(Boolean);
    const others = own.flatMap((tag) => ['--exclude', tag]);
    return askGit(['describe', '--tags', '--abbrev=0', '--match', 'v*', ...others])
      .toString()
      .trim();
  } catch {
    // No such tag, or no repository at all.
    return undefined;
  }
}

function isRevision(name: string): boolean {
  try {
    return Boolean(revisionOf(name));
  } catch {
    return false;
  }
}

const revisionOf = (name: string): string =>
  askGit(['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
    .toString()
    .trim();
