import { exitWithUsage, parseCommandLine } from '../harness/command-line.ts';
import { APPROVALS_FILE } from '../reports/read/commit.ts';
import { type Approval, readApprovals, storeApproval } from '../reports/desk/approvals/approval.ts';
import { chooseApproved, type Chosen } from '../reports/desk/approvals/choose-approved.ts';
import { compareClauses } from '../reports/desk/compare-clauses.ts';
import { partsOf } from '../reports/desk/fingerprint.ts';
import { findAllowedSigners, readGitSetting } from '../reports/desk/approvals/git-settings.ts';
import { approveParts, judgeApprovals } from '../reports/desk/approvals/judge-approvals.ts';
import { readRelease } from '../reports/desk/release.ts';
import { describeScreen } from '../reports/desk/screens.ts';
import { sign, verify } from '../reports/desk/approvals/signature.ts';
import { snapshotOf } from '../reports/desk/snapshot.ts';
import { pluralise } from '../reports/pluralise.ts';
import type { Snapshot } from '../reports/desk/snapshot-model.ts';
import { readSources } from '../reports/desk/sources.ts';

/** Of more than so many only the number is printed. */
const MOST_NAMED = 10;

const USAGE = 'npm run approve -- [--sign] [--since SNAPSHOT|TAG] CLAUSE|SECTION|SCREEN|screens|changed ...';

/**
 * Records that somebody approves clauses or screens as they stand: `5.4`, `5`, `home-desktop`, `screens`, or `changed` for
 * all that has changed since the last release or since it was approved. `--sign` adds an SSH signature by git's
 * `user.signingkey`.
 */
const { values, positionals } = parseCommandLine(USAGE, {
  allowPositionals: true,
  options: { sign: { type: 'boolean' }, since: { type: 'string' } },
});
if (!positionals.length) exitWithUsage('Nothing to approve was named', USAGE);
const by = readPerson();
const now = snapshotOf(readSources());
const allowedSigners = findAllowedSigners();
const states = judgeApprovals(now, readApprovals(), (approval) => verify(approval, allowedSigners));
const sinceRelease = positionals.includes('changed') ? findChanged(now) : { clauses: [], screens: [] };
const chosen = chooseApproved(positionals, now, states, sinceRelease);
if (typeof chosen === 'string')
  exitWithUsage(`"${chosen}" is no clause, no section and no approved picture or text`, USAGE);
const { clauses, screens } = chosen;
if (!clauses.length && !screens.length) {
  console.log('There is nothing to approve: nothing has changed, or all of it is approved as it stands.');
  process.exit();
}
const approval: Approval = {
  by,
  at: new Date().toISOString(),
  clauses: Object.fromEntries(
    now.clauses
      .filter(({ id }) => clauses.includes(id))
      .map((clause) => [clause.id, approveParts(partsOf(clause, now))]),
  ),
  screens: Object.fromEntries(screens.map((file) => [file, now.screens[file]!])),
};
storeApproval(values.sign ? { ...approval, signature: signWithKey(approval) } : approval);
const approved = [...clauses, ...screens.map((file) => describeScreen(file, []))];
console.log(`${by} approves ${approved.length > MOST_NAMED ? countApproved() : approved.join(', ')}`);
console.log(`It stands in ${APPROVALS_FILE}: commit that file to record it.`);

function countApproved(): string {
  return `${pluralise(clauses.length, 'clause')} and ${pluralise(screens.length, 'screen')}`;
}

function readPerson(): string {
  const [name, email] = [readGitSetting('user.name'), readGitSetting('user.email')];
  if (name && email) return `${name} <${email}>`;
  return exitWithUsage(
    'git does not know who you are: set user.name and user.email with "git config"',
    USAGE,
  );
}

function findChanged(current: Snapshot): Chosen {
  const release = readRelease(values.since, USAGE);
  if (!release)
    console.log('There is no release to compare with: only what was approved before can have changed.');
  const before = release?.snapshot;
  return {
    clauses: before ? compareClauses(before, current).map(({ id }) => id) : [],
    screens: before
      ? Object.keys(current.screens).filter((file) => before.screens[file] !== current.screens[file])
      : [],
  };
}

function signWithKey(unsigned: Approval): string {
  const key = readGitSetting('user.signingkey', 'path');
  if (!key)
    return exitWithUsage('git does not know your key: set user.signingkey to the file of an SSH key', USAGE);
  try {
    return sign(unsigned, key);
  } catch (error) {
    return exitWithUsage(`ssh-keygen could not sign with ${key}: ${(error as Error).message.trim()}`, USAGE);
  }
}
