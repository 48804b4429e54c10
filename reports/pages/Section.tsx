import { viewports } from '../../harness/viewports.ts';
import type { ClauseResult, Conformance, Section, Verdict } from '../../harness/results/model/conformance.ts';
import type { Scenario, Width } from '../../harness/results/model/scenario.ts';
import { counted } from '../verdict.ts';
import { scenarioAddress } from './addresses.ts';
import { Layout } from './Layout.tsx';
import { ScenarioCard } from './ScenarioCard.tsx';
import { shotsOf } from '../../harness/results/screens.ts';
import { WrongSitesOfClause } from './WrongSites.tsx';

const ORDER: readonly Verdict[] = ['broken', 'not shown', 'kept'];

type Props = { section: Section; conformance: Conformance };

/** A section of the specification: each clause with its scenarios, the broken ones first. */
export function SectionPage({ section: { number, title, clauses }, conformance }: Props) {
  const sorted = clauses.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  return (
    <Layout page="clauses.html" title={`${number}. ${title}`}>
      <h1>
        {number}. {title}
      </h1>
      <p>{counted(clauses.length, 'clause')}; what is broken or not shown stands first.</p>
      {sorted.map((clause) => (
        <Clause key={clause.id} clause={clause} conformance={conformance} />
      ))}
    </Layout>
  );
}

function Clause({ clause, conformance }: { clause: ClauseResult; conformance: Conformance }) {
  const { id, text, verdict, reason, scenarios } = clause;
  const worstFirst = scenarios.toSorted(
    (a, b) => Number(a.status === 'PASSED') - Number(b.status === 'PASSED'),
  );
  return (
    <section className="clause" id={`clause-${id}`} aria-labelledby={`words-${id}`}>
      <h2 id={`words-${id}`}>
        <a href={`#clause-${id}`}>{id}</a> {text}
      </h2>
      <p>
        <b className={`badge ${verdict.replace(' ', '-')}`}>{verdict}</b>{' '}
        {reason || `known from ${counted(scenarios.length, 'scenario')}`}
      </p>
      {verdict === 'kept' && <Moments scenarios={scenarios} />}
      {worstFirst.map((scenario) => (
        <ScenarioCard key={scenario.id} scenario={scenario} />
      ))}
      <WrongSitesOfClause id={id} conformance={conformance} />
    </section>
  );
}

/** What the clause looks like on each width, as a scenario left it; a click leads to the scenario. */
function Moments({ scenarios }: { scenarios: Scenario[] }) {
  const shots = scenarios.filter(({ state }) => state).flatMap(shotsOf);
  const widths: Width[] = ['desktop', 'phone'];
  return (
    <div className="moments">
      {widths.map((width) => {
        const shot = shots.find((one) => one.width === width && one.picture);
        if (!shot) return null;
        return (
          <figure key={width} className={width}>
            <a href={scenarioAddress(shot.scenario)}>
              <img
                src={`pictures/${shot.picture!.file}`}
                alt={`${shot.scenario.name}, ${width}`}
                loading="lazy"
                {...viewports[width]}
              />
            </a>
            <figcaption>{shot.reached ? width : `${width} width, window resized`}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
