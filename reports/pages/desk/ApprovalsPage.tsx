import type { Conformance } from '../../read/model/conformance.ts';
import type { Desk } from '../../desk/desk.ts';
import type { ApprovalState } from '../../desk/approvals/judge-approvals.ts';
import { describeScreen } from '../../desk/screens.ts';
import { addressOfClause } from '../addresses.ts';
import { ApprovalNote } from './ApprovalNote.tsx';
import { Layout } from '../Layout.tsx';

type State = ApprovalState['state'];
const TITLES: readonly [State, string][] = [
  ['changed', 'Changed since approved'],
  ['never', 'Never approved'],
  ['approved', 'Approved as it stands'],
];

type Props = { conformance: Conformance; desk: Desk };

/** What is approved as it stands, what has changed since, and what never was: clauses, then screens. */
export function ApprovalsPage({ conformance, desk: { approvals, states } }: Props) {
  const clauses = conformance.sections.flatMap((section) => section.clauses);
  const lines = [
    ...clauses.map(({ id, text }) => ({
      name: id,
      text,
      address: addressOfClause(id),
      kind: 'clauses' as const,
    })),
    ...Object.keys(approvals.screens).map((file) => ({
      name: file,
      text: describeScreen(file, states),
      address: null,
      kind: 'screens' as const,
    })),
  ].flatMap((line) => {
    const approval = approvals[line.kind][line.name];
    return approval ? { ...line, approval } : [];
  });
  return (
    <Layout page="approvals.html" title="Approvals">
      <h1>What is approved</h1>
      <p>
        <code>npm run approve -- 5.4</code> approves a clause, <code>5</code> a section, <code>screens</code>{' '}
        what every screen looks like and says, <code>changed</code> all that has changed. It writes{' '}
        <code>features/approvals.yaml</code>, to be reviewed like code.
      </p>
      {TITLES.map(([state, title]) => (
        <Group
          key={state}
          title={title}
          isOpen={state === 'changed'}
          lines={lines.filter((line) => line.approval.state === state)}
        />
      ))}
    </Layout>
  );
}

type Line = { name: string; text: string; address: string | null; kind: string; approval: ApprovalState };

function Group({ title, isOpen, lines }: { title: string; isOpen: boolean; lines: Line[] }) {
  const count = (kind: string) => lines.filter((line) => line.kind === kind).length;
  return (
    <section aria-label={title}>
      <h2>
        {title}: {count('clauses')} of the clauses, {count('screens')} of the screens
      </h2>
      {lines.length > 0 && (
        <details open={isOpen}>
          <summary>List them</summary>
          <ul>
            {lines.map(({ name, text, address, approval }) => (
              <li key={name}>
                {address && <a href={address}>{name}</a>} {text}
                {approval.state !== 'never' && <ApprovalNote approval={approval} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
