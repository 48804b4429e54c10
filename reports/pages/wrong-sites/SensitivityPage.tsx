import type { Conformance } from '../../read/model/conformance.ts';
import { pluralise } from '../../pluralise.ts';
import { describeNoticed, isUnanswered } from '../../verdict.ts';
import { addressOfClause } from '../addresses.ts';
import { ClauseList } from '../ClauseList.tsx';
import { Layout } from '../Layout.tsx';
import { WrongSites } from './WrongSites.tsx';

/** All wrong sites: first those that were not noticed or not judged, then the others, clause by clause. */
export function SensitivityPage({ conformance }: { conformance: Conformance }) {
  const { sensitivity: mutants, sections } = conformance;
  const open = mutants.filter(isUnanswered);
  const clauses = sections.flatMap((section) => section.clauses);
  const ids = new Set(clauses.map(({ id }) => id));
  const rest = mutants.filter((mutant) => !isUnanswered(mutant));
  const ofGates = rest.filter(({ clause }) => !ids.has(clause));
  const kinds = Map.groupBy(ofGates, ({ clause }) => clause);
  const without = clauses.filter(({ id }) => !mutants.some(({ clause }) => clause === id));
  return (
    <Layout page="sensitivity.html" title="Sensitivity">
      <h1 className={open.length ? 'broken' : undefined}>{describeNoticed(mutants)}</h1>
      <p>
        A wrong site is this site with one small change that breaks a clause. The suite looks at each; what it
        does not notice there, it would not notice on the real site either.
      </p>
      <WrongSites mutants={open} conformance={conformance} named />
      <h2>Clause by clause</h2>
      {clauses
        .filter((clause) => !without.includes(clause))
        .map(({ id, text }) => (
          <section key={id} aria-labelledby={`clause-${id}`}>
            <h3 id={`clause-${id}`}>
              <a href={addressOfClause(id)}>{id}</a> {text}
            </h3>
            <WrongSites mutants={rest.filter(({ clause }) => clause === id)} conformance={conformance} />
          </section>
        ))}
      {kinds.size > 0 && <h2>What the gates notice</h2>}
      {[...kinds].map(([kind, own]) => (
        <section key={kind} aria-label={kind}>
          <h3>{kind.replaceAll('-', ' ')}</h3>
          <WrongSites mutants={own} conformance={conformance} />
        </section>
      ))}
      {without.length > 0 && (
        <details>
          <summary>{pluralise(without.length, 'clause')} for which no wrong site has been tried</summary>
          <ClauseList clauses={without} />
        </details>
      )}
    </Layout>
  );
}
