import type { ClauseResult, Conformance, Section, Verdict } from '../read/model/conformance.ts';
import type { Scenario } from '../read/model/scenario.ts';
import { sourceOf } from '../clause-devices.ts';
import { pluralise } from '../pluralise.ts';
import { countClauses } from '../verdict.ts';
import { Layout } from './Layout.tsx';
import { ScenarioCard } from './ScenarioCard.tsx';
import { WrongSitesOfClause } from './wrong-sites/WrongSites.tsx';

const ORDER: readonly Verdict[] = ['broken', 'not shown', 'kept'];

type Props = { section: Section; conformance: Conformance };

/** A section: each clause with its scenarios, broken ones first. */
export function SectionPage({ section: { number, title, clauses }, conformance }: Props) {
  const sorted = clauses.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  return (
    <Layout page="clauses.html" title={`${number}. ${title}`}>
      <h1>
        {number}. {title}
      </h1>
      <p>{countClauses(clauses)}; what is broken or not shown stands first.</p>
      {sorted.map((clause) => (
        <Clause key={clause.id} clause={clause} conformance={conformance} />
      ))}
    </Layout>
  );
}

type ClauseProps = { clause: ClauseResult } & Pick<Props, 'conformance'>;

function Clause({ clause, conformance }: ClauseProps) {
  const { id, text, verdict, reason, scenarios } = clause;
  return (
    <section className="clause" id={`clause-${id}`} aria-labelledby={`words-${id}`}>
      <h2 id={`words-${id}`}>
        {id} {text}{' '}
        <a className="permalink" href={`#clause-${id}`} aria-label={`Address of clause ${id}`}>
          #
        </a>
      </h2>
      <p>
        <b className={`badge ${verdict.replace(' ', '-')}`}>{verdict}</b>{' '}
        {reason || `known from ${sourceOf(clause)}`}
      </p>
      <Scenarios scenarios={scenarios} />
      <WrongSitesOfClause id={id} conformance={conformance} />
    </section>
  );
}

/** More passed scenarios than this are folded. */
const MOST_UNFOLDED = 5;

/** The scenarios of a clause, those that did not pass first; many that passed are folded. */
function Scenarios({ scenarios }: { scenarios: Scenario[] }) {
  const passed = scenarios.filter(({ status }) => status === 'PASSED');
  const cards = (list: Scenario[]) =>
    list.map((scenario) => <ScenarioCard key={scenario.id} scenario={scenario} />);
  return (
    <>
      {cards(scenarios.filter(({ status }) => status !== 'PASSED'))}
      {passed.length > MOST_UNFOLDED ? (
        <details>
          <summary>{pluralise(passed.length, 'scenario')} passed</summary>
          {cards(passed)}
        </details>
      ) : (
        cards(passed)
      )}
    </>
  );
}
