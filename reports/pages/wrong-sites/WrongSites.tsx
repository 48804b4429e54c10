import { explainEquivalent } from '../../read/explain-equivalent.ts';
import type { Conformance } from '../../read/model/conformance.ts';
import type { Scenario } from '../../read/model/scenario.ts';
import type { MutantResult } from '../../read/model/mutant-result.ts';
import { scenariosOf } from '../../read/sections.ts';
import { describeNoticed, isUnanswered } from '../../verdict.ts';
import { addressOfClause, addressOfScenario } from '../addresses.ts';

/** `named` shows the clause above each wrong site. */
type Props = { mutants: MutantResult[]; conformance: Conformance; named?: boolean };

/** Wrong sites, each with the check that noticed it; those that were not noticed or not judged first. */
export function WrongSites({ mutants, conformance, named = false }: Props) {
  const order: MutantResult['status'][] = ['survived', 'not judged', 'equivalent', 'killed'];
  return (
    <ul className="plain">
      {mutants
        .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
        .map((mutant) => (
          <li key={mutant.name} className={mutant.status === 'survived' ? 'card broken' : undefined}>
            {named && <ClauseWords id={mutant.clause} conformance={conformance} />}
            {mutant.name}: <Outcome mutant={mutant} conformance={conformance} />
          </li>
        ))}
    </ul>
  );
}

function ClauseWords({ id, conformance: { sections } }: { id: string; conformance: Conformance }) {
  const clause = sections.flatMap(({ clauses }) => clauses).find((one) => one.id === id);
  return (
    <p className="words">
      {clause ? <a href={addressOfClause(id)}>{id}</a> : id} {clause?.text}
    </p>
  );
}

function Outcome({ mutant, conformance }: { mutant: MutantResult; conformance: Conformance }) {
  const { status, by, reason, file } = mutant;
  if (status === 'equivalent') return <small>{explainEquivalent(reason)}</small>;
  if (status === 'not judged') return <b>not judged</b>;
  if (status === 'survived')
    return (
      <>
        <b>not noticed</b>, with <code>{file}</code> changed
      </>
    );
  const scenario = by && findScenario(by, scenariosOf(conformance));
  return (
    <small>
      noticed by {scenario ? <a href={addressOfScenario(scenario)}>{scenario.name}</a> : (by ?? '')}
    </small>
  );
}

/** Finds the scenario of `5-validation/message-length: Its name`. */
const findScenario = (words: string, scenarios: Scenario[]): Scenario | undefined =>
  scenarios.find(({ file, name }) => `${file}: ${name}` === `features/${words.replace(': ', '.feature: ')}`);

/** The wrong sites of one clause, folded up. */
export function WrongSitesOfClause({ id, conformance }: { id: string; conformance: Conformance }) {
  const mutants = conformance.sensitivity.filter(({ clause }) => clause === id);
  if (mutants.length === 0)
    return (
      <p className="wrong-sites">
        <small>Would it be noticed if the site were wrong? {describeNoticed(mutants)}.</small>
      </p>
    );
  return (
    <details className="wrong-sites" open={mutants.some(isUnanswered)}>
      <summary>Would it be noticed if the site were wrong? {describeNoticed(mutants)}.</summary>
      <WrongSites mutants={mutants} conformance={conformance} />
    </details>
  );
}
