import { type ApprovalState, describeApprover } from '../../desk/approvals/judge-approvals.ts';

const SIGNATURES = {
  good: ', signed',
  'unknown key': ', signed with a key that nobody here vouches for',
  bad: ', with a signature that does not fit',
} as const;

/** Whether something is approved as it stands, in words. */
export function ApprovalNote({ approval }: { approval: ApprovalState }) {
  if (approval.state === 'never') return <p className="approval never">Never approved</p>;
  const { state, what, signature } = approval;
  const who = `${describeApprover(approval)}${signature ? SIGNATURES[signature] : ''}`;
  return (
    <p className={`approval ${state}`}>
      {state === 'approved' ? (
        <>Approved as it stands, by {who}</>
      ) : (
        <>
          <b>Changed since it was approved</b> by {who}: {what.join('; ')}
        </>
      )}
    </p>
  );
}
