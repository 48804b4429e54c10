import type { Conformance } from '../../../harness/results/model/conformance.ts';
import type { Generated, OpenMutant, Share } from '../../../harness/results/model/generated.ts';
import { explainEquivalent } from '../../../harness/results/explain-equivalent.ts';
import { describeChange } from '../../describe-change.ts';
import { pluralise } from '../../pluralise.ts';
import { describeShare } from '../../verdict.ts';
import { addressOfClause } from '../addresses.ts';
import { Layout } from '../Layout.tsx';

const TITLE = 'Generated';

/** The wrong sites that a machine made of the source: the share noticed by file and clause, and what nobody noticed. */
export function GeneratedPage({ conformance: { generated } }: { conformance: Conformance }) {
  if (!generated)
    return (
      <Layout page="generated.html" title={TITLE}>
        <h1>Would a wrong site be noticed that nobody chose?</h1>
        <p>Not known: no generated wrong site has been tried.</p>
      </Layout>
    );
  const { all, code, words, files, clauses, open } = generated;
  const unexplained = open.filter(({ status }) => status !== 'equivalent');
  const explained = open.filter(({ status }) => status === 'equivalent');
  return (
    <Layout page="generated.html" title={TITLE}>
      <h1>{describeShare(code)} wrong sites that a machine made were noticed</h1>
      <p>
        A machine changed the code of the site in one place at a time: a condition turned round, a text
        emptied, a piece of work left out. {code.all + words.all} of {all} such changes have been tried. Of
        the noticed, {pluralise(code.ended, 'site')} did not start or broke. Changes of words and of sample
        data are counted apart: {describeShare(words)} were noticed.
      </p>
      <Shares caption="File by file" name="File" rows={files.map(({ file, code: share }) => [file, share])} />
      <Shares
        caption="Clause by clause"
        name="Clause"
        rows={clauses.map(({ clause, share }) => [clause, share])}
        link
      />
      <p>
        <small>
          A change counts at the clause of the scenario that noticed it, or was likeliest to notice it.
        </small>
      </p>
      <h2>What nobody noticed</h2>
      <Changes mutants={unexplained} />
      {explained.length > 0 && <h2>What nothing can notice</h2>}
      <Changes mutants={explained} />
    </Layout>
  );
}

type SharesProps = { caption: string; name: string; rows: [string, Share][]; link?: boolean };

function Shares({ caption, name, rows, link = false }: SharesProps) {
  const known = rows.filter(([, { all }]) => all > 0);
  return (
    <details>
      <summary>{caption}</summary>
      <div className="wide">
        <table>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">Noticed</th>
              <th scope="col">Did not start or broke</th>
            </tr>
          </thead>
          <tbody>
            {known.map(([row, share]) => (
              <tr key={row}>
                <th scope="row">{link ? <a href={addressOfClause(row)}>{row}</a> : <code>{row}</code>}</th>
                <td>{describeShare(share)}</td>
                <td>{share.ended}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Changes({ mutants }: { mutants: Generated['open'] }) {
  return (
    <ul className="plain">
      {mutants.map((mutant) => (
        <li
          key={`${mutant.file} ${mutant.line} ${mutant.mutator} ${mutant.original} ${mutant.replacement}`}
          className={mutant.status === 'survived' ? 'card broken' : 'card'}
        >
          <Change mutant={mutant} />
        </li>
      ))}
    </ul>
  );
}

function Change({ mutant }: { mutant: OpenMutant }) {
  const { file, line, original, replacement, status, clause, looks, reason } = mutant;
  return (
    <>
      <p>
        {describeChange(mutant)}{' '}
        <small>
          <code>
            {file}:{line}
          </code>
          {clause && (
            <>
              , about <a href={addressOfClause(clause)}>{clause}</a>
            </>
          )}
        </small>
      </p>
      <pre>
        <del>{original}</del>
        {'\n'}
        <ins>{replacement}</ins>
      </pre>
      <small>
        {status === 'survived' && `${pluralise(looks, 'look')} came by, and none noticed it.`}
        {status === 'not judged' &&
          'Its likeliest looks did not notice it; the others have not been tried yet.'}
        {status === 'not reached' && 'No scenario comes by this code.'}
        {status === 'equivalent' && explainEquivalent(reason)}
      </small>
    </>
  );
}
