import { ofAxe } from './axe.ts';
import type { Judgement } from './judgement.ts';

/** Violations that are accepted, each with its reason. */
export const exemptions: readonly Judgement[] = [];

/** What an engine leaves to a person, and what a person saw. */
export const judgements: readonly Judgement[] = ofAxe;
