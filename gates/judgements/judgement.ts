import type { Device } from '../../harness/viewports.ts';
import type { Finding } from '../accessibility/finding.ts';

/** A device, and the name of a state in which a checker scans a screen on it. */
export type ScannedState = readonly [device: Device, state: string];

/** The written reason for accepting a finding: a violation, or an element that a checker could not decide about. */
export type Judgement = {
  rule: string;
  element: RegExp;
  reason: string;
  /** The state in which the finding was made. If it is no longer found there, the judgement is stale: remove it. */
  madeOn: ScannedState;
};

const matchesFinding = (judgement: Judgement, { rule, html }: Finding): boolean =>
  judgement.rule === rule && judgement.element.test(html);

/** The findings without a judgement, one line each. */
export function findUnjudged(findings: readonly Finding[], judged: readonly Judgement[]): string[] {
  return findings
    .filter((finding) => !judged.some((judgement) => matchesFinding(judgement, finding)))
    .map(({ rule, target, html, words }) => `${rule} at ${target}: ${words} ${html}`);
}

/** The judgements that were written for this state and match none of its findings, one line each. */
export function findStaleJudgements(
  findings: readonly Finding[],
  judged: readonly Judgement[],
  ...scan: ScannedState
): string[] {
  return judged
    .filter(({ madeOn }) => madeOn.join() === scan.join())
    .filter((judgement) => !findings.some((finding) => matchesFinding(judgement, finding)))
    .map(({ rule, element, reason }) => `${rule} at ${element}: ${reason}`);
}
