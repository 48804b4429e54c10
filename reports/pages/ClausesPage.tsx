import type { ClauseResult, Conformance, Owner } from '../read/model/conformance.ts';
import { sourceOf } from '../clause-devices.ts';
import { countClauses, OWNER_NAMES } from '../verdict.ts';
import { addressOfClause } from './addresses.ts';
import filterScript from './filter.js?raw';
import { Layout } from './Layout.tsx';
import { devices } from '../../harness/viewports.ts';
import { MOVING } from '../../harness/screen-state.ts';
import { screenOf } from '../read/screen-of.ts';

/** All clauses in the order of the specification, with search and filters. */
export function ClausesPage({ conformance: { sections } }: { conformance: Conformance }) {
  const clauses = sections.flatMap((section) => section.clauses);
  const options = {
    section: sections.map(({ number, title }) => [String(number), `${number}. ${title}`] as const),
    verdict: ['broken', 'not shown', 'kept'].map((verdict) => [verdict, verdict] as const),
    screen: distinctOptions(clauses.flatMap(screensOf)),
    device: devices.map((device) => [device, device] as const),
    state: distinctOptions(clauses.flatMap(statesOf)),
  };
  return (
    <Layout page="clauses.html" title="Clauses" script={filterScript}>
      <h1>{countClauses(clauses)}</h1>
      <form className="filters" id="filters" hidden>
        <label>
          Words <input type="search" name="words" autoComplete="off" />
        </label>
        {Object.entries(options).map(([name, choices]) => (
          <label key={name}>
            {name[0]!.toUpperCase() + name.slice(1)}{' '}
            <select name={name}>
              <option value="">all</option>
              {choices.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <output aria-live="polite" />
      </form>
      {sections.map(({ number, title, owner, clauses: own }) => (
        <section key={number} aria-labelledby={`section-${number}`}>
          <h2 id={`section-${number}`}>
            <a href={`section-${number}.html`}>
              {number}. {title}
            </a>
          </h2>
          <ul className="lines">
            {own.map((clause) => (
              <ClauseLine key={clause.id} clause={clause} section={number} owner={owner} />
            ))}
          </ul>
        </section>
      ))}
    </Layout>
  );
}

type LineProps = { clause: ClauseResult; section: number; owner: Owner };

function ClauseLine({ clause, section, owner }: LineProps) {
  const { id, text, verdict, scenarios } = clause;
  return (
    <li
      className="line"
      data-section={section}
      data-verdict={verdict}
      data-owner={OWNER_NAMES[owner]}
      data-screen={screensOf(clause).join('|')}
      data-device={[...new Set(scenarios.map(({ device }) => device))].join('|')}
      data-state={statesOf(clause).join('|')}
      data-words={scenarios.map(({ name }) => name).join(' ')}
    >
      <a href={addressOfClause(id)}>{id}</a>
      <span>{text}</span>
      <b className={`badge ${verdict.replace(' ', '-')}`}>{verdict}</b>
      <small>{scenarios.length ? sourceOf({ scenarios, desktop: '' }) : 'no scenario'}</small>
    </li>
  );
}

const visitsTo = ({ scenarios }: ClauseResult) => scenarios.flatMap(({ visited }) => visited);
const screensOf = (clause: ClauseResult) => [
  ...new Set(visitsTo(clause).map(({ screen }) => screenOf(screen))),
];
/** Without a running animation, because it ends by itself. */
const statesOf = (clause: ClauseResult) => [
  ...new Set(
    visitsTo(clause)
      .flatMap(({ differences }) => differences)
      .filter((difference) => difference !== MOVING),
  ),
];
const distinctOptions = (values: string[]) =>
  [...new Set(values)].toSorted().map((value) => [value, value] as const);
