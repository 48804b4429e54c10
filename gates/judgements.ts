import type { Finding } from './axe.ts';

/** Why a finding of axe is accepted: an exemption of one element, or the answer to what axe could not decide. */
export type Judgement = { rule: string; element: RegExp; reason: string };

/** Violations that are accepted, each with its reason. */
export const exemptions: readonly Judgement[] = [];

/** What axe leaves to a person, and what a person saw. */
export const judgements: readonly Judgement[] = [];

/** The judgement on a finding, if somebody made one. */
export function judgementOf({ rule, html }: Finding, from: readonly Judgement[]): Judgement | undefined {
  return from.find((judgement) => judgement.rule === rule && judgement.element.test(html));
}
