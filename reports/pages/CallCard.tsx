import type { Call } from '../../mocks/index.ts';

/** A call as it went, both ways, without its secrets. */
export function CallCard({ call, open = false }: { call: Call; open?: boolean }) {
  const { method, url, request, answer, fault, violations } = call;
  return (
    <details className="call" open={open}>
      <summary>
        <code>
          {method} {url}
        </code>{' '}
        {answer ? `answered with ${answer.status}` : 'no answer'}
        {fault && `, on purpose: ${fault.kind}`}
      </summary>
      {violations.length > 0 && <p className="broken">Breaks its contract: {violations.join('; ')}</p>}
      <Side label="Request" {...request} />
      {answer && <Side label="Answer" {...answer} />}
    </details>
  );
}

function Side({ label, headers, body }: { label: string; headers: Record<string, string>; body: string }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return <pre>{`${label}\n${lines.join('\n')}${body ? `\n\n${pretty(body)}` : ''}`}</pre>;
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
