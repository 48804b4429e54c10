import type { ScenarioLook, Scenario } from '../../read/model/scenario.ts';
import { describeDevices, groupByJournal } from '../../group-looks.ts';
import { CallCard } from './CallCard.tsx';

/** The calls and console lines of a scenario, shown once for looks that have the same. */
export function Journal({ scenario }: { scenario: Scenario }) {
  return groupByJournal(scenario).map((looks) => (
    <JournalOfLooks key={describeDevices(looks)} looks={looks} />
  ));
}

function JournalOfLooks({ looks }: { looks: ScenarioLook[] }) {
  const { calls, console: lines } = looks[0]!;
  const where = describeDevices(looks);
  if (calls.length === 0 && lines.length === 0)
    return <p>Journal {where}: no call left the page, and the console stayed empty.</p>;
  return (
    <div className="journal">
      <h3>Journal {where}</h3>
      {calls.map((call, index) => (
        <CallCard key={index} call={call} />
      ))}
      {lines.length > 0 && (
        <ul>
          {lines.map(({ type, text }, index) => (
            <li key={index}>
              Console, {type}: <code>{text}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
