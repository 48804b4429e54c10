import type { Device } from '../../harness/viewports.ts';
import type { Finding } from '../accessibility/finding.ts';

/** A device, and the name of a state in which a checker scans a screen on this device. */
export type ScannedState = readonly [device: Device, state: string];

/** The written reason for accepting a finding: a violation, or an element that a checker could not decide about. */
export type Judgement = {
  rule: string;
  element: RegExp;
  reason: string;
  /** The state in which a checker made the finding. If no finding there matches any more, remove the judgement. */
  madeOn: ScannedState;
};

const matchesFinding = (judgement: Judgement, { rule, html }: Finding): boolean =>
  judgement.rule === rule && judgement.element.test(html);

/** The findings without a judgement, one line each. */
export function findUnjudged(findings: readonly Finding[], judgements: readonly Judgement[]): string[] {
  return findings
    .filter((finding) => !judgements.some((judgement) => matchesFinding(judgement, finding)))
    .map(({ rule, target, html, words }) => `${rule} at ${target}: ${words} ${html}`);
}

/** The judgements that were written for this state and match none of its findings, one line each. */
export function findStaleJudgements(
  findings: readonly Finding[],
  judgements: readonly Judgement[],
  ...scan: ScannedState
): string[] {
  return judgements
    .filter(({ madeOn }) => madeOn.join() === scan.join())
    .filter((judgement) => !findings.some((finding) => matchesFinding(judgement, finding)))
    .map(({ rule, element, reason }) => `${rule} at ${element}: ${reason}`);
}
