import type { Conformance } from '../read/model/conformance.ts';
import { readApprovals } from './approvals/approval.ts';
import { compareClauses, type WrittenChange } from './compare-clauses.ts';
import { compareRuns, type RunChanges, runOfReport } from './compare-runs.ts';
import { type ComparedPictures, compareScreens, type ScreenChange } from './compare-screens.ts';
import { findAllowedSigners } from './approvals/git-settings.ts';
import { type ApprovalStates, judgeApprovals } from './approvals/judge-approvals.ts';
import { NO_RELEASE, readRelease } from './release.ts';
import { findClausesOfScreens, type PicturedState } from './screens.ts';
import { verify } from './approvals/signature.ts';
import { snapshotOf } from './snapshot.ts';
import type { Snapshot } from './snapshot-model.ts';
import { readSources } from './sources.ts';

/** What differs from a release: `revision` is its commit, `run` null if no run of the release is known. */
export type Changes = {
  since: { name: string; revision: string };
  clauses: WrittenChange[];
  screens: ScreenChange[];
  run: RunChanges | null;
};

/** What a product owner has on the desk beside the verdict. */
export type Desk = {
  /** A sentence instead where there is no release to compare with. */
  changes: Changes | string;
  approvals: ApprovalStates;
  states: readonly PicturedState[];
  /** The ids of the clauses about each approved picture or text, by its path. */
  clausesOfScreens: Record<string, string[]>;
};

/** Reads what has changed since a release and what is approved; `snapshot` is to be kept, `pictures` to be shown. */
export function readDesk(
  conformance: Conformance,
  states: readonly PicturedState[],
  since: string | undefined,
  usage: string,
): { desk: Desk; snapshot: Snapshot; pictures: ComparedPictures } {
  const release = readRelease(since, usage);
  const sources = readSources();
  const now = snapshotOf(sources, runOfReport(conformance));
  const compared = release && compareScreens(release.snapshot, now, sources);
  const files = [...new Set([...Object.keys(now.screens), ...Object.keys(release?.snapshot.screens ?? {})])];
  const allowedSigners = findAllowedSigners();
  return {
    snapshot: now,
    pictures: compared?.pictures ?? new Map(),
    desk: {
      changes: release
        ? {
            since: { name: release.name, revision: release.revision },
            clauses: compareClauses(release.snapshot, now),
            screens: compared!.screens,
            run: compareRuns(release.snapshot, conformance),
          }
        : NO_RELEASE,
      approvals: judgeApprovals(now, readApprovals(), (approval) => verify(approval, allowedSigners)),
      states,
      clausesOfScreens: findClausesOfScreens(files, states, conformance),
    },
  };
}
