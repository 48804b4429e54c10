import type { Conformance } from '../read/model/conformance.ts';
import type { CheckGroup, Criterion, Outcome } from '../read/model/statement.ts';
import { pluralise } from '../pluralise.ts';
import { countOutcomes, OUTCOMES } from '../statement/judge-claims.ts';
import { addressOfCheck, addressOfClause } from './addresses.ts';
import { Layout } from './Layout.tsx';

/** The meaning of each outcome and its limits. */
const MEANINGS: Record<Outcome, string> = {
  'decided by machine': 'Checks of this run decide the whole of it.',
  'not applicable': 'Checks of this run show that the site has nothing of the kind.',
  'partly checked': 'Checks of this run found no fault; what they cannot judge remains for a person.',
  'not evaluated': 'Nothing in this run carries a claim.',
};

/** A draft of a statement of accessibility: each criterion with the checks of this run that carry its claim. */
export function StatementPage({ conformance: { statement } }: { conformance: Conformance }) {
  const title = 'Accessibility';
  if (!statement)
    return (
      <Layout page="accessibility.html" title={title}>
        <h1>What this run says of WCAG 2.2</h1>
        <p>Not known: no claims were given.</p>
      </Layout>
    );
  const { criteria, groups } = statement;
  return (
    <Layout page="accessibility.html" title={title}>
      <h1>
        Of {criteria.length} criteria of WCAG 2.2, A and AA: {countOutcomes(criteria)}
      </h1>
      <p>
        <b className="badge not-shown">draft</b> A person has not evaluated it yet. No claim of conformance
        can be made from it before what is not evaluated has been.
      </p>
      <p>
        <small>
          4.1.1 is not counted, as WCAG 2.2 has removed it. The numbers beginning with 9 are those of EN 301
          549 V3.2.1, which rests on WCAG 2.1: what 2.2 added has none there. IS 17802 is not numbered, as no
          edition of it was at hand.
        </small>
      </p>
      {OUTCOMES.map((outcome) => (
        <Outcomes
          key={outcome}
          outcome={outcome}
          criteria={criteria.filter((one) => one.outcome === outcome)}
        />
      ))}
      <h2 id="checks">The checks</h2>
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </Layout>
  );
}

function Outcomes({ outcome, criteria }: { outcome: Outcome; criteria: Criterion[] }) {
  const id = outcome.replaceAll(' ', '-');
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {criteria.length} {outcome}
      </h2>
      <p>{MEANINGS[outcome]}</p>
      <ul className="plain">
        {criteria.map((criterion) => (
          <CriterionCard key={criterion.number} criterion={criterion} />
        ))}
      </ul>
    </section>
  );
}

function CriterionCard({ criterion }: { criterion: Criterion }) {
  const { number, name, level, en301549, claimed, outcome, groups, clauses, missing, remains } = criterion;
  const isCarried = outcome !== 'not evaluated';
  return (
    <li id={`criterion-${number}`} className="card">
      <h3>
        {number} {name} <small>{[level, en301549].filter(Boolean).join(', ')}</small>
      </h3>
      {isCarried && (
        <ul>
          {groups.map((group) => (
            <li key={group}>
              <a href={`#${anchorOfGroup(group)}`}>{group}</a>
            </li>
          ))}
          {clauses.map((id) => (
            <li key={id}>
              <a href={addressOfClause(id)}>clause {id}</a>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p>
          Claimed to be {claimed}, which this run does not show: {missing.join('; ')}.
        </p>
      )}
      {remains && <p>For a person: {remains}</p>}
    </li>
  );
}

const anchorOfGroup = (name: string): string => `checks-${name.replaceAll(' ', '-')}`;

function Group({ group: { name, words, gate, rule, checks } }: { group: CheckGroup }) {
  const passed = checks.filter(({ status }) => status === 'passed').length;
  return (
    <section id={anchorOfGroup(name)} aria-label={name} className="card">
      <h3>{name}</h3>
      <p>
        {words[0]!.toUpperCase() + words.slice(1)}.{' '}
        <small>
          Gate {gate}
          {rule && `: ${rule}`}
        </small>
      </p>
      <details>
        <summary>
          {passed} of {pluralise(checks.length, 'check')} passed
        </summary>
        <ul>
          {checks.map(({ name: check, status }) => (
            <li key={check}>
              {status === 'passed' ? (
                <a href={addressOfCheck(gate, check)}>{check}</a>
              ) : (
                `${check}: ${status}`
              )}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
