import type { ClauseResult, Conformance } from '../judge-conformance.ts';
import { pluralise } from '../pluralise.ts';
import type { Scenario } from '../read/collect-scenarios.ts';
import { sectionOf, sections } from '../read/sections.ts';
import { describeMutantCounts } from '../verdict.ts';
import { anchorOfOpenPoint } from './addresses.ts';
import { Layout } from './Layout.tsx';
import { ScenarioCard } from './ScenarioCard.tsx';
import { SearchedPages } from './SearchedPages.tsx';
import { WrongSites } from './WrongSites.tsx';

type PageProps = { conformance: Conformance };

/** Every clause in the order of the specification, with its scenarios, its approved picture and its wrong sites. */
export function ClausesPage({ conformance }: PageProps) {
  return (
    <Layout page="clauses.html">
      <h1>What the site keeps, sentence by sentence</h1>
      <p>
        Open a section for its sentences. A line below a sentence is a check of it: open it for the steps and
        for what went over the wire. A wrong site is this site with one mistake planted, which a check must
        notice. A number that is missing was that of a former clause.
      </p>
      {sections.map((section) => (
        <Section key={section.number} section={section} conformance={conformance} />
      ))}
      <SearchedPages conformance={conformance} />
    </Layout>
  );
}

/** A section of the specification, folded if the site keeps all clauses of the section. */
function Section({ section, conformance }: PageProps & { section: (typeof sections)[number] }) {
  const clauses = conformance.clauses.filter(({ id }) => sectionOf(id) === section);
  return (
    <details className="section" open={clauses.some(({ verdict }) => verdict !== 'kept')}>
      <summary>
        <h2>
          {section.number}. {section.title}
        </h2>
      </summary>
      {clauses.map((clause) => (
        <Clause key={clause.id} clause={clause} conformance={conformance} />
      ))}
    </details>
  );
}

type ClauseProps = PageProps & { clause: ClauseResult };

function Clause({ clause, conformance }: ClauseProps) {
  const { id, text, verdict, reason, desktop, scenarios, look } = clause;
  return (
    <article className="clause" id={`clause-${id}`} aria-labelledby={`words-${id}`}>
      {look && (
        <figure>
          <a href={`pictures/${look.file}`}>
            <img src={`pictures/${look.file}`} alt={`${look.name} on a ${look.device}`} loading="lazy" />
          </a>
          <figcaption>{look.name}</figcaption>
        </figure>
      )}
      <h3 id={`words-${id}`}>
        <a href={`#clause-${id}`}>{id}</a> {text}{' '}
        {verdict !== 'kept' && <b className={`badge ${verdict.replace(' ', '-')}`}>{verdict}</b>}
      </h3>
      {reason && <p>Not shown: {reason}.</p>}
      <OpenPointsOfClause id={id} open={conformance.open} />
      {desktop && <p>On a desktop only, because {desktop}.</p>}
      <Scenarios scenarios={scenarios} />
      <WrongSitesOfClause clause={clause} conformance={conformance} />
    </article>
  );
}

function OpenPointsOfClause({ id, open }: { id: string } & Pick<Conformance, 'open'>) {
  return Object.entries(open).flatMap(([kind, points]) =>
    points.map(({ clauses = [] }, index) => {
      const anchor = anchorOfOpenPoint(kind, index);
      return clauses.includes(id) ? (
        <p key={anchor}>
          <a className="badge" href={`index.html#${anchor}`}>
            See {kind}
          </a>
        </p>
      ) : null;
    }),
  );
}

/** The largest number of passed scenarios that are shown unfolded. */
const MAX_UNFOLDED_SCENARIOS = 3;

/** The scenarios of a clause: first those that did not pass. More than MAX_UNFOLDED_SCENARIOS that passed are folded. */
function Scenarios({ scenarios }: { scenarios: readonly Scenario[] }) {
  const passed = scenarios.filter(({ status }) => status === 'PASSED');
  const cards = (list: readonly Scenario[]) =>
    list.map((scenario) => <ScenarioCard key={scenario.id} scenario={scenario} />);
  return (
    <>
      {cards(scenarios.filter(({ status }) => status !== 'PASSED'))}
      {passed.length > MAX_UNFOLDED_SCENARIOS ? (
        <details>
          <summary>{pluralise(passed.length, 'check')}</summary>
          {cards(passed)}
        </details>
      ) : (
        cards(passed)
      )}
    </>
  );
}

function WrongSitesOfClause({ clause: { id }, conformance }: ClauseProps) {
  const mutants = conformance.sensitivity.filter(({ clause }) => clause === id);
  if (mutants.length === 0) return <p>No wrong site has been tried.</p>;
  return (
    <details open={mutants.some(({ status }) => status === 'survived')}>
      <summary>Wrong sites: {describeMutantCounts(mutants)}</summary>
      <WrongSites mutants={mutants} conformance={conformance} />
    </details>
  );
}
