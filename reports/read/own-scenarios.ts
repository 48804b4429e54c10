import type { MutantResult } from './model/sensitivity.ts';

/** How many wrong sites were `noticed`, of how many on which the scenarios ran. */
type Share = { noticed: number; of: number };

/** The wrong sites that the scenarios of the clause that they break noticed: on any device, and on a phone. */
export type OwnFigures = { all: Share; phone: Share };

/** Counts the wrong sites on which scenarios of their own clause ran, and those that these scenarios noticed. */
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
