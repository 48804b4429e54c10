import type { Scenario } from '../../read/model/scenario.ts';
import { CallCard } from './CallCard.tsx';

/** The calls and console lines of a scenario. */
export function Journal({ scenario: { calls, console: lines } }: { scenario: Scenario }) {
  if (calls.length === 0 && lines.length === 0)
    return <p>Journal: no call left the page, and the console stayed empty.</p>;
  return (
    <div className="journal">
      <h3>Journal</h3>
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
