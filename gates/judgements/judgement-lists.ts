import { axeJudgements } from './axe.ts';
import { equalAccessExemptions, equalAccessJudgements } from './equal-access.ts';
import type { Judgement } from './judgement.ts';

/** Accepted violations, each with its reason. */
export const exemptions: readonly Judgement[] = equalAccessExemptions;

/** Judgements of what the engines could not decide. No rule has the same name in both engines. */
export const judgements: readonly Judgement[] = [...axeJudgements, ...equalAccessJudgements];
