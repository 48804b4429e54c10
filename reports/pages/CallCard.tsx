import type { Call } from '../../mocks/index.ts';

/** A call with its request and answer, in which the harness has masked secrets. */
export function CallCard({ call }: { call: Call }) {
  const { method, url, request, answer, fault, violations } = call;
  return (
    <details>
      <summary>
        <code>
          {method} {url}
        </code>{' '}
        {answer ? `answered with ${answer.status}` : 'no answer'}
        {fault && `, on purpose: ${fault.kind}`}
      </summary>
      {violations.length > 0 && <p className="broken">Breaks its contract: {violations.join('; ')}</p>}
      <RequestOrAnswer label="Request" {...request} />
      {answer && <RequestOrAnswer label="Answer" {...answer} />}
    </details>
  );
}

/** Headers that the browser adds by itself; they are shown last, in small print. */
const BROWSER_HEADERS = /^(sec-|user-agent|accept-|origin|referer|host|connection|content-length)/;

function RequestOrAnswer({ label, headers, body }: { label: string } & Call['request']) {
  const all = Object.entries(headers);
  const [own, added] = [false, true].map((wanted) =>
    all.filter(([name]) => BROWSER_HEADERS.test(name) === wanted).map(([name, value]) => `${name}: ${value}`),
  ) as [string[], string[]];
  return (
    <pre>
      {[`${label}\n${own.join('\n')}`, ...(body ? [prettyPrint(body)] : [])].join('\n\n')}
      {added.length > 0 && <small>{`\n\n${added.join('\n')}`}</small>}
    </pre>
  );
}

function prettyPrint(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
