import { axeJudgements } from './axe.ts';
import { equalAccessExemptions, equalAccessJudgements } from './equal-access.ts';
import type { Judgement } from './judgement.ts';

/** Violations that are accepted, each with its reason. */
export const exemptions: readonly Judgement[] = equalAccessExemptions;

/** What an engine leaves to a person, and what a person saw. The names of rules tell the engines apart. */
export const judgements: readonly Judgement[] = [...axeJudgements, ...equalAccessJudgements];
