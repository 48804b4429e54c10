import type { MutantResult } from './model/sensitivity.ts';

/** How many of how many wrong sites were noticed. */
type Share = { noticed: number; of: number };

/** What the scenarios of their own clause notice of some wrong sites, and what these notice on a phone alone. */
export type OwnFigures = { all: Share; phone: Share };

/** Counts wrong sites that scenarios of their own clause have looked at. */
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

/** Whether others noticed a wrong site that the scenarios of its own clause looked at in vain. */
export const isNoticedByOthersOnly = ({ status, own: { desktop, phone } }: MutantResult): boolean =>
  status === 'killed' && !desktop && !phone && (desktop ?? phone) !== null;
