import type { Conformance } from '../judge-conformance.ts';
import { explainEquivalent, type MutantResult } from '../read/model/mutant-result.ts';
import { addressOfClause, addressOfScenario } from './addresses.ts';
import { List } from './List.tsx';

/** `named`: whether the clause is shown above each wrong site. */
type WrongSitesProps = { mutants: readonly MutantResult[]; conformance: Conformance; named?: boolean };

const STATUS_ORDER: readonly MutantResult['status'][] = ['survived', 'not judged', 'equivalent', 'killed'];

/** Wrong sites, each with the scenario or test that noticed it. First those that were not noticed or not judged. */
export function WrongSites({ mutants, conformance, named = false }: WrongSitesProps) {
  const sorted = mutants.toSorted((a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status));
  return (
    <List
      items={sorted.map((mutant) => (
        <>
          {named && <ClauseText id={mutant.clause} conformance={conformance} />}
          {mutant.name}: <MutantOutcome mutant={mutant} conformance={conformance} />
        </>
      ))}
    />
  );
}

function ClauseText({ id, conformance: { clauses } }: { id: string; conformance: Conformance }) {
  const clause = clauses.find((one) => one.id === id);
  return (
    <p>
      {clause ? <a href={addressOfClause(id)}>{id}</a> : id} {clause?.text}
    </p>
  );
}

function MutantOutcome({ mutant, conformance }: { mutant: MutantResult; conformance: Conformance }) {
  const { status, by, reason, file } = mutant;
  if (status === 'equivalent') return explainEquivalent(reason);
  if (status === 'not judged') return <b>not judged</b>;
  if (status === 'survived')
    return (
      <>
        <b className="broken">not noticed</b>, with <code>{file}</code> changed
      </>
    );
  // `by` names a scenario as `5-validation/message-length: Its name`.
  const scenario = conformance.scenarios.find(
    (one) => `${one.file}: ${one.name}` === `features/${by?.replace(': ', '.feature: ')}`,
  );
  return (
    <small>noticed by {scenario ? <a href={addressOfScenario(scenario)}>{scenario.name}</a> : by}</small>
  );
}

const STATUS_TITLES = {
  survived: 'Wrong sites that nothing noticed',
  'not judged': 'Wrong sites that nobody has judged',
  equivalent: 'Planted mistakes that nothing can notice',
};

type MutantsWithStatusProps = { status: keyof typeof STATUS_TITLES; conformance: Conformance };

/** A foldable list of the wrong sites with one status; those that survived are unfolded from the start. */
export function MutantsWithStatus({ status, conformance }: MutantsWithStatusProps) {
  const mutants = conformance.sensitivity.filter((mutant) => mutant.status === status);
  if (mutants.length === 0) return null;
  return (
    <details open={status === 'survived'}>
      <summary>{STATUS_TITLES[status]}</summary>
      <WrongSites mutants={mutants} conformance={conformance} named />
    </details>
  );
}
