import type { ClauseResult, Conformance } from '../read/model/conformance.ts';
import { owners, scenariosOf } from '../read/sections.ts';
import { describeDevices, groupByStepResults } from '../group-looks.ts';
import { countClauses, describeVerdict, figuresOf, type KeyFigure } from '../verdict.ts';
import { addressOfClause, addressOfStep } from './addresses.ts';
import { EngineRuns } from './EngineRuns.tsx';
import { Layout } from './Layout.tsx';
import { RunFacts } from './RunFacts.tsx';
import { SectionBars } from './SectionBars.tsx';
import { collectGalleries } from '../read/gallery.ts';

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

function screensFigure(conformance: Conformance): KeyFigure {
  const unseen = conformance.sections
    .flatMap(({ clauses }) => clauses)
    .filter(({ scenarios, devices }) => scenarios.length > 0 && devices.phone.scenarios === 0);
  const screens = collectGalleries(scenariosOf(conformance));
  const [phone, desktop] = (['phone', 'desktop'] as const).map(
    (device) => screens.filter(({ shots }) => shots.some((shot) => shot.device === device)).length,
  );
  return {
    name: 'Screens',
    words: `${phone} of ${screens.length} looked at on a phone, ${desktop} on a desktop`,
    note: unseen.length
      ? `${countClauses(unseen)} not looked at on a phone`
      : 'each screen in each state, in pictures',
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
                  const [failed] = groupByStepResults(scenario);
                  const { steps } = failed![0]!;
                  const step = steps.findIndex(({ status }) => status !== 'PASSED');
                  const words = steps[step];
                  return (
                    <li key={scenario.id}>
                      {scenario.name}, {describeDevices(failed!)}:{' '}
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
