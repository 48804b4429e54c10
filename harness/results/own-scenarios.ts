import type { MutantResult } from './model/sensitivity.ts';

/** So many mutants (`noticed`) of so many (`of`) were killed. */
type Share = { noticed: number; of: number };

/** The wrong sites that are noticed by the scenarios of the clause that they break: counting looks on all devices, and counting looks on phones only. */
export type OwnFigures = { all: Share; phone: Share };

/** Counts the wrong sites on which scenarios of their own clause ran. */
export function ownFiguresOf(mutants: readonly MutantResult[]): OwnFigures {
  const tried = mutants.map(({ own }) => own);
  return {
    all: shareOf(tried.map(({ desktop, phone }) => (desktop === null ? phone : desktop || phone))),
    phone: shareOf(tried.map(({ phone }) => phone)),
  };
}

function shareOf(looks: readonly (boolean | null)[]): Share {
  const seen = looks.filter((look) => look !== null);
  return { noticed: seen.filter(Boolean).length, of: seen.length };
}

/** Whether scenarios of other clauses noticed a wrong site, and those of its own clause ran on it and did not. */
export const isNoticedByOthersOnly = ({ status, own: { desktop, phone } }: MutantResult): boolean =>
  status === 'killed' && !desktop && !phone && (desktop ?? phone) !== null;
