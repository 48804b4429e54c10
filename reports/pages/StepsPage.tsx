import type { Conformance } from '../read/model/conformance.ts';
import type { StepWording, Vocabulary } from '../read/model/vocabulary.ts';
import { pluralise } from '../pluralise.ts';
import searchScript from './filter-steps.js?raw';
import { Layout } from './Layout.tsx';

/** Every step that a scenario can be written with, by who acts; the search needs scripts, the list does not. */
export function StepsPage({ conformance: { vocabulary } }: { conformance: Conformance }) {
  if (!vocabulary)
    return (
      <Layout page="steps.html" title="Steps">
        <h1>What a scenario can be written with</h1>
        <p>Not known: the features were not read.</p>
      </Layout>
    );
  const { groups, parameters } = vocabulary;
  const count = groups.reduce((sum, { steps }) => sum + steps.length, 0);
  return (
    <Layout page="steps.html" title="Steps" script={searchScript}>
      <h1>{pluralise(count, 'step')} to write a scenario with</h1>
      <p>
        A scenario says what is given, what somebody does and what is then so. Take its sentences from this
        list; what stands in braces is yours to fill in, and <a href="#parameters">the end of this page</a>{' '}
        says with what. Whether a name in quotation marks is on the page shows when the scenario runs, and no
        sooner. A rule needs a clause in <code>features/clauses.yaml</code>. In VS Code the same sentences are
        offered as you type in a feature.
      </p>
      <form className="filters" id="filters" hidden>
        <label>
          Words <input type="search" name="words" autoComplete="off" />
        </label>
        <output aria-live="polite" />
      </form>
      {groups.map(({ name, steps }) => (
        <section key={name} aria-label={name} data-group>
          <h2>{name}</h2>
          <ul className="plain">
            {steps.map((step) => (
              <StepCard key={step.wording} step={step} />
            ))}
          </ul>
        </section>
      ))}
      <Parameters parameters={parameters} />
    </Layout>
  );
}

function StepCard({ step: { wording, meaning, example, place, uses } }: { step: StepWording }) {
  return (
    <li className="card" data-step>
      <h3>{wording}</h3>
      <p>
        {meaning} <small>{uses ? `Used ${uses === 1 ? 'once' : `${uses} times`}.` : 'Not used yet.'}</small>
      </p>
      {example && (
        <pre>
          {example}
          <small>{`\n\n${place}`}</small>
        </pre>
      )}
    </li>
  );
}

function Parameters({ parameters }: Pick<Vocabulary, 'parameters'>) {
  return (
    <section aria-labelledby="parameters">
      <h2 id="parameters">What stands in braces</h2>
      <dl className="facts">
        {parameters.map(({ name, meaning, values }) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>
              {meaning}
              {values.length > 0 && <small> One of: {values.join(', ')}.</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
