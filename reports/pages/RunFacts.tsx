import type { Conformance } from '../read/model/conformance.ts';
import { countByDevice } from '../clause-devices.ts';
import { scenariosOf } from '../read/sections.ts';
import { pluralise } from '../pluralise.ts';
import { formatMoment } from '../verdict.ts';

/** The facts of the run: site, commit, browser, times, and the scenarios that were left out. */
export function RunFacts({ conformance }: { conformance: Conformance }) {
  const { run, totals } = conformance;
  const devices = countByDevice(scenariosOf(conformance));
  const rows: [string, string][] = [
    ['Site under test', run.site || 'none'],
    ['Commit', run.commit],
    ['Date', formatMoment(run.date)],
    ['Browser', run.browser || 'none'],
    [
      'Viewports',
      Object.entries(run.viewports)
        .map(([width, size]) => `${width} ${size}`)
        .join(', ') || 'none',
    ],
    ['Scenarios', `${totals.scenarios} ran, ${totals.failed} failed${devices && `; ${devices}`}`],
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
          <summary>{pluralise(run.leftOut.length, 'scenario')} left out of this run</summary>
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
