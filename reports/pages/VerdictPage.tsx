import type { ClauseResult, Conformance } from '../read/model/conformance.ts';
import { owners } from '../read/sections.ts';
import type { Device } from '../../harness/viewports.ts';
import { describeDevice } from '../clause-devices.ts';
import { countClauses, describeVerdict, figuresOf, type KeyFigure } from '../verdict.ts';
import { addressOfClause, addressOfStep } from './addresses.ts';
import { EngineRuns } from './EngineRuns.tsx';
import { Layout } from './Layout.tsx';
import { RunFacts } from './RunFacts.tsx';
import { SectionBars } from './SectionBars.tsx';

/** The first page: the verdict, broken clauses, a bar for each section, and links to the other pages. */
export function VerdictPage({ conformance }: { conformance: Conformance }) {
  const { sections } = conformance;
  const broken = sections.flatMap(({ clauses }) => clauses.filter(({ verdict }) => verdict === 'broken'));
  return (
    <Layout page="index.html" title="Verdict">
      <h1 className={broken.length ? 'broken' : undefined}>{describeVerdict(conformance)}</h1>
      {broken.length > 0 && <Broken clauses={broken} />}
      <Search />
      {owners.map((owner) => (
        <SectionBars
          key={owner}
          owner={owner}
          sections={sections.filter((section) => section.owner === owner)}
        />
      ))}
      <section aria-labelledby="figures">
        <h2 id="figures">How else it is known</h2>
        <ul className="figures">
          {[screensFigure(conformance), ...figuresOf(conformance)].map(
            ({ name, words, note, page, good }) => (
              <li key={name} className={good === false ? 'broken' : undefined}>
                <a href={page}>{name}</a>
                <strong>{words}</strong>
                <small>{note}</small>
              </li>
            ),
          )}
        </ul>
      </section>
      <EngineRuns runs={conformance.engines} />
      <RunFacts conformance={conformance} />
    </Layout>
  );
}

function screensFigure({ looks: [screens] }: Conformance): KeyFigure {
  const on = (device: Device) =>
    screens?.looks.filter(({ pictures }) => pictures.some((picture) => picture.device === device)).length;
  return {
    name: 'Screens',
    words: `${on('phone')} approved on a phone, ${on('desktop')} on a desktop`,
    note: 'the look of screens, of the parts that they share, and of their states',
    page: 'screens.html',
    good: null,
  };
}

/** A search form that opens the page of clauses; `filter.js` there reads the words from the address. */
function Search() {
  return (
    <form className="filters" action="clauses.html" role="search">
      <label>
        Find a clause by its words <input type="search" name="words" placeholder="such as: 300 characters" />
      </label>
      <button>Find</button>
    </form>
  );
}

function Broken({ clauses }: { clauses: ClauseResult[] }) {
  return (
    <section aria-labelledby="broken">
      <h2 id="broken">Broken: {countClauses(clauses)}</h2>
      <ul className="plain">
        {clauses.map((clause) => (
          <li key={clause.id} className="card broken">
            <p className="words">
              <a href={addressOfClause(clause.id)}>{clause.id}</a> {clause.text}
            </p>
            <ul>
              {clause.scenarios
                .filter(({ status }) => status !== 'PASSED')
                .map((scenario) => {
                  const { steps } = scenario;
                  const step = steps.findIndex(({ status }) => status !== 'PASSED');
                  const words = steps[step];
                  return (
                    <li key={scenario.id}>
                      {scenario.name}, {describeDevice(scenario)}:{' '}
                      <a href={addressOfStep(scenario, step)}>
                        {words ? `${words.keyword} ${words.text}`.trim() : 'see the scenario'}
                      </a>
                    </li>
                  );
                })}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
