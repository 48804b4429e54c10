import { axeJudgements } from './judgements-of-axe.ts';
import { equalAccessExemptions, equalAccessJudgements } from './judgements-of-equal-access.ts';
import type { Judgement } from './judgement.ts';

/** Accepted violations, each with its reason. */
export const exemptions: readonly Judgement[] = equalAccessExemptions;

/** Judgements of findings that the checkers could not decide. No rule has the same name in both checkers. */
export const judgements: readonly Judgement[] = [...axeJudgements, ...equalAccessJudgements];
