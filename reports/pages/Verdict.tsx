import { type ClauseResult, type Conformance, scenariosOf, type Section, type Verdict } from '../model.ts';
import { counted, figuresOf, moment, verdictOf } from '../verdict.ts';
import { clauseAddress, stepAddress } from './addresses.ts';
import { Layout } from './Layout.tsx';

const VERDICTS: readonly Verdict[] = ['broken', 'not shown', 'kept'];

/** The first view: the verdict, what is broken, each section at a glance, and the ways in. */
export function VerdictPage({ conformance }: { conformance: Conformance }) {
  const { sections, totals } = conformance;
  const broken = sections.flatMap(({ clauses }) => clauses.filter(({ verdict }) => verdict === 'broken'));
  return (
    <Layout page="index.html" title="Verdict">
      <h1 className={totals.broken ? 'broken' : undefined}>{verdictOf(conformance)}</h1>
      {broken.length > 0 && <Broken clauses={broken} />}
      <Search />
      <section aria-labelledby="sections">
        <h2 id="sections">The specification, section by section</h2>
        <Legend />
        <ul className="bars">
          {sections.map((section) => (
            <SectionBar key={section.number} section={section} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="figures">
        <h2 id="figures">How else it is known</h2>
        <ul className="figures">
          {figuresOf(conformance).map(({ name, words, note, page, good }) => (
            <li key={name} className={good === false ? 'broken' : undefined}>
              <a href={page}>{name}</a>
              <strong>{words}</strong>
              <small>{note}</small>
            </li>
          ))}
        </ul>
      </section>
      <Facts conformance={conformance} />
    </Layout>
  );
}

/** Leads to the clauses that speak of some words; `filter.js` reads them from the address. */
function Search() {
  return (
    <form className="filters" action="clauses.html" role="search">
      <label>
        Find a clause by its words <input type="search" name="words" placeholder="300 characters" />
      </label>
      <button>Find</button>
    </form>
  );
}

function Broken({ clauses }: { clauses: ClauseResult[] }) {
  return (
    <section aria-labelledby="broken">
      <h2 id="broken">{counted(clauses.length, 'broken clause')}</h2>
      <ul className="plain">
        {clauses.map((clause) => (
          <li key={clause.id} className="card broken">
            <p className="words">
              <a href={clauseAddress(clause.id)}>{clause.id}</a> {clause.text}
            </p>
            <ul>
              {clause.scenarios
                .filter(({ status }) => status !== 'PASSED')
                .map((scenario) => {
                  const step = scenario.steps.findIndex(({ status }) => status !== 'PASSED');
                  const words = scenario.steps[step];
                  return (
                    <li key={scenario.id}>
                      {scenario.name}:{' '}
                      <a href={stepAddress(scenario, step)}>
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

function Legend() {
  return (
    <p className="legend">
      {VERDICTS.map((verdict) => (
        <span key={verdict}>
          <i className={`swatch ${verdict.replace(' ', '-')}`} aria-hidden="true" /> {verdict}
        </span>
      ))}
    </p>
  );
}

function SectionBar({ section: { number, title, clauses } }: { section: Section }) {
  const parts = VERDICTS.map((verdict) => ({
    verdict,
    count: clauses.filter((clause) => clause.verdict === verdict).length,
  })).filter(({ count }) => count > 0);
  const words = parts.map(({ verdict, count }) => `${count} ${verdict}`).join(', ');
  return (
    <li>
      <a href={`section-${number}.html`}>
        {number}. {title}
      </a>
      <span className="bar" aria-hidden="true">
        {parts.map(({ verdict, count }) => (
          <i key={verdict} className={verdict.replace(' ', '-')} style={{ flexGrow: count }} />
        ))}
      </span>
      <span>{words || 'no clause'}</span>
    </li>
  );
}

function Facts({ conformance }: { conformance: Conformance }) {
  const { run, totals } = conformance;
  const pictures = scenariosOf(conformance).flatMap(({ pictures: { own, other } }) => [own, other]);
  const rows: [string, string][] = [
    ['Site under test', run.site || 'none'],
    ['Commit', run.commit],
    ['Date', moment(run.date)],
    ['Browser', run.browser || 'none'],
    [
      'Viewports',
      Object.entries(run.viewports)
        .map(([width, size]) => `${width} ${size}`)
        .join(', ') || 'none',
    ],
    ['Scenarios', `${totals.scenarios} ran, ${totals.failed} failed`],
    ['Pictures', counted(pictures.filter(Boolean).length, 'screenshot')],
    ['Duration', `${run.seconds} s`],
  ];
  return (
    <section aria-labelledby="run">
      <h2 id="run">The run</h2>
      <dl className="facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {run.leftOut.length > 0 && (
        <details>
          <summary>{counted(run.leftOut.length, 'scenario')} left out of this run</summary>
          <ul>
            {run.leftOut.map(({ name, file, line, reason }) => (
              <li key={`${file}:${line}`}>
                {name} (<code>{`${file}:${line}`}</code>): {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
