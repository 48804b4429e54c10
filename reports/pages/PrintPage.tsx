import { collectGalleries, type ScreenGallery } from '../read/gallery.ts';
import type { ClauseResult, Conformance } from '../read/model/conformance.ts';
import { scenariosOf } from '../read/sections.ts';
import { devices, viewports } from '../../harness/viewports.ts';
import { sourceOf } from '../clause-devices.ts';
import type { Desk } from '../desk/desk.ts';
import { pluralise } from '../pluralise.ts';
import { type Table, tablesOf } from '../tables.ts';
import { describeVerdict, formatMoment } from '../verdict.ts';
import { Layout } from './Layout.tsx';

/** Chapters that are tables alone; the others are told with their evidence. */
const AS_TABLES = ['Gates', 'Rules of the gates', 'Accessibility', 'Wrong sites', 'Changes', 'Approvals'];

/**
 * The report on one page, for print and for the PDF. Its headings become bookmarks and are short, as Chromium drops the
 * blank where a heading breaks into a second line.
 */
export function PrintPage({ conformance, desk }: { conformance: Conformance; desk: Desk }) {
  const { run, sections } = conformance;
  const tables = new Map(tablesOf(conformance, desk).map((table) => [table.name, table]));
  return (
    <Layout page="print.html" title="All of it">
      <h1>Conformance report</h1>
      <p className="words">{describeVerdict(conformance)}</p>
      <p>
        {formatMoment(run.date)}, commit {run.commit}
      </p>
      <TableOf table={tables.get('Verdict')!} />
      <h2>Section by section</h2>
      <TableOf table={tables.get('Sections')!} />
      <h2>Clauses with their scenarios</h2>
      {sections.map(({ number, title, clauses }) => (
        <section key={number}>
          <h3>
            {number}. {title}
          </h3>
          {clauses.map((clause) => (
            <PrintedClause key={clause.id} clause={clause} />
          ))}
        </section>
      ))}
      <h2>Screens</h2>
      <TableOf table={tables.get('Screens')!} />
      {collectGalleries(scenariosOf(conformance)).map((gallery) => (
        <PrintedScreen key={gallery.route} gallery={gallery} />
      ))}
      {AS_TABLES.map((name) => (
        <section key={name}>
          <h2>{name}</h2>
          {tables.get(name)?.rows.length ? <TableOf table={tables.get(name)!} /> : <p>Not known.</p>}
        </section>
      ))}
    </Layout>
  );
}

function PrintedClause({ clause }: { clause: ClauseResult }) {
  const { id, text, verdict, reason, scenarios } = clause;
  return (
    <section className="printed">
      <h4>
        {id} {verdict}
      </h4>
      <p className="words">{text}</p>
      <p>{reason || sourceOf(clause)}</p>
      <ul>
        {scenarios.map(({ id: own, name, status }) => (
          <li key={own}>
            {name}
            {status === 'PASSED' ? '' : `: ${status.toLowerCase()}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A screen as it opens, on each device; of the other states the number. */
function PrintedScreen({ gallery: { route, shots } }: { gallery: ScreenGallery }) {
  const opened = devices.flatMap(
    (device) => shots.find((shot) => shot.device === device && shot.picture) ?? [],
  );
  if (opened.length === 0) return null;
  return (
    <section className="printed">
      <h3>{route}</h3>
      <p>{pluralise(shots.length, 'state')} visited.</p>
      <div className="moments">
        {opened.map(({ device, picture, differences }) => (
          <figure key={device} className={device}>
            <img
              src={`pictures/${picture!.file}`}
              alt={`${route} on a ${device}: ${differences || 'as it opens'}`}
              {...viewports[device]}
            />
            <figcaption>
              {device}: {differences || 'as it opens'}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

function TableOf({ table: { columns, rows } }: { table: Table }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest], index) => (
          <tr key={index}>
            <th scope="row">{first}</th>
            {rest.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
