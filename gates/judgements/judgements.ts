import { ofAxe } from './axe.ts';
import { exemptedOfEqualAccess, ofEqualAccess } from './equal-access.ts';
import type { Judgement } from './judgement.ts';

/** Violations that are accepted, each with its reason. */
export const exemptions: readonly Judgement[] = exemptedOfEqualAccess;

/** What an engine leaves to a person, and what a person saw. The names of rules tell the engines apart. */
export const judgements: readonly Judgement[] = [...ofAxe, ...ofEqualAccess];
