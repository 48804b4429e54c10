import type { MutantResult } from '../../harness/results/model/sensitivity.ts';
import { isNoticedByOthersOnly, ownFiguresOf } from '../../harness/results/own-scenarios.ts';

type Props = { mutants: MutantResult[] };

/** How many wrong sites the scenarios of their own clause notice; nothing where these have looked at none. */
export function OwnFigures({ mutants }: Props) {
  const { all, phone } = ownFiguresOf(mutants);
  if (all.of === 0) return null;
  return (
    <p>
      Noticed by its own scenarios: {all.noticed} of {all.of} (on a phone: {phone.noticed} of {phone.of}).
    </p>
  );
}

/** The same, and the wrong sites that only scenarios of other clauses noticed. */
export function OwnScenarios({ mutants }: Props) {
  const others = mutants.filter(isNoticedByOthersOnly);
  return (
    <>
      <OwnFigures mutants={mutants} />
      {others.length > 0 && (
        <>
          <p>Only scenarios of other clauses noticed:</p>
          <ul>
            {others.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
