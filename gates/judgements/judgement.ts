import type { Device } from '../../harness/viewports.ts';
import type { Finding } from '../engines/engine.ts';

/** A scan of the gates. */
type Scan = readonly [device: Device, state: string];

/** Why a finding is accepted: an exemption of one element, or the answer to what an engine could not decide. */
export type Judgement = {
  rule: string;
  element: RegExp;
  reason: string;
  /** The scan on which it was made: when nothing is found there any more, the judgement has had its day. */
  madeOn: Scan;
};

/** For a kind of finding that one answer fits wherever it turns up. */
export const ANY = /^</;

const isAbout = (judgement: Judgement, { rule, html }: Finding): boolean =>
  judgement.rule === rule && judgement.element.test(html);

/** The findings that nobody has judged, in words. */
export function findUnjudged(findings: readonly Finding[], judged: readonly Judgement[]): string[] {
  return findings
    .filter((finding) => !judged.some((judgement) => isAbout(judgement, finding)))
    .map(({ rule, target, html, words }) => `${rule} at ${target}: ${words} ${html}`);
}

/** The judgements that were made on this scan and that nothing on it asks for any more. */
export function findStale(
  findings: readonly Finding[],
  judged: readonly Judgement[],
  ...scan: Scan
): string[] {
  return judged
    .filter(({ madeOn }) => madeOn.join() === scan.join())
    .filter((judgement) => !findings.some((finding) => isAbout(judgement, finding)))
    .map(({ rule, element, reason }) => `${rule} at ${element}: ${reason}`);
}
