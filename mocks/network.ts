import { http, HttpResponse, type HttpHandler, passthrough } from 'msw';
import { type Contract, type Operation, operationsOf } from '../contracts/contract.ts';
import { answerViolations, asText, requestViolations } from '../contracts/violations.ts';
import { annualReturns } from './fixtures/annual-returns.ts';

/**
 * What an outside service does instead of answering well. `slow` is in ms of the clock that `Network.sleep`
 * follows. `malformed` sends `body` with status 200 and the operation's own media type.
 */
export type Fault =
  | { kind: 'refused'; status: number }
  | { kind: 'cut off' }
  | { kind: 'slow'; ms: number }
  | { kind: 'malformed'; body: string };

/** What the outside services hold. A scenario may put other data in its place; the contract judges the answers. */
export type Fixtures = {
  /** The items of each data collection, oldest first. */
  collections: Record<string, object[]>;
};

/** One direction of a call as it went: header names in lower case, bytes as a note of their number. */
export type Recorded = { headers: Record<string, string>; body: string };

/** One call that a page made to an outside service. */
export type Call = {
  service: string;
  /** The contract's operation, or null for a call that no contract declares. */
  operation: string | null;
  method: string;
  url: string;
  request: Recorded;
  answer: (Recorded & { status: number }) | null;
  fault: Fault | null;
  /** What the call broke of its contract, in words, request before answer. */
  violations: string[];
};

/** The outside world of one scenario, one browser tab or one unit test. */
export type Network = {
  /** Each call in the order in which it left. */
  calls: Call[];
  fixtures: Fixtures;
  /** The fault that a call of this operation meets: its nth call from now on (1 = next), or every call. */
  break(operation: string, fault: Fault, nth?: number): void;
  /** Takes the next fault of an operation, as its handler does. */
  fault(operation: string): Fault | null;
  /** Waits so many ms, on real time or on a virtual clock. */
  sleep(ms: number): Promise<void>;
  /** The bytes of a file of an installed package, by its path below node_modules. */
  packageFile(path: string): Promise<string>;
};

/** A call as a handler sees it, checked against the contract before. */
export type Incoming = {
  url: URL;
  params: Record<string, string>;
  headers: Headers;
  body: unknown;
  network: Network;
};

/** Makes a network: an empty journal, no faults, the usual fixtures. */
export function createNetwork(ways: Pick<Network, 'sleep' | 'packageFile'>): Network {
  const faults: { operation: string; fault: Fault; nth: number | null }[] = [];
  return {
    calls: [],
    fixtures: { collections: { AnnualRevenueFiles: [annualReturns] } },
    ...ways,
    break: (operation, fault, nth) => void faults.push({ operation, fault, nth: nth ?? null }),
    fault(operation) {
      const own = faults.filter((entry) => entry.operation === operation);
      for (const entry of own) if (entry.nth !== null) entry.nth -= 1;
      return own.find((entry) => entry.nth === null || entry.nth === 0)?.fault ?? null;
    },
  };
}

/**
 * A handler of one operation: checks the request, answers, checks the answer, and writes all of it into the
 * journal. A request that breaks the contract is refused with 400 and the reason in words.
 */
export function answering(
  contract: Contract,
  id: string,
  answer: (call: Incoming) => Response | Promise<Response>,
) {
  const operation = operationsOf(contract).find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`No contract declares the operation ${id}`);
  const address = operation.server + operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const method = operation.method.toLowerCase() as 'get';
  return (network: Network): HttpHandler =>
    http[method](address, async ({ request, params }) => {
      const body = await request.text();
      const url = new URL(request.url);
      const call = recorded(operation, request, body, network);
      const seen = { url, params: params as Record<string, string>, headers: request.headers };
      call.violations.push(
        ...requestViolations(operation, { ...seen, body }).map((words) => `request: ${words}`),
      );
      const json = request.headers.get('content-type')?.includes('json') ?? false;
      const respond = () => answer({ ...seen, body: json && body ? JSON.parse(body) : body, network });
      const response = call.violations.length
        ? refusal(operation, 400, call.violations.join('; '))
        : await faulted(operation, call.fault, network, respond);
      return judged(operation, call, response);
    });
}

/** The last handler: the site's own files pass, every other call is one that no contract declares. */
export function undeclared(network: Network, isOwn: (url: URL) => boolean): HttpHandler {
  return http.all('*', async ({ request }) => {
    const url = new URL(request.url);
    if (isOwn(url) || !url.protocol.startsWith('http')) return passthrough();
    const call = recorded(null, request, await request.text(), network);
    call.violations.push('no contract declares this call');
    return HttpResponse.error();
  });
}

/** An answer in JSON that any site may read. */
export function json(body: object, status = 200): Response {
  return HttpResponse.json(body, { status, headers: { 'access-control-allow-origin': '*' } });
}

function recorded(operation: Operation | null, request: Request, body: string, network: Network): Call {
  const call: Call = {
    service: operation?.service ?? 'undeclared',
    operation: operation?.id ?? null,
    method: request.method,
    url: request.url,
    request: { headers: Object.fromEntries(request.headers), body },
    answer: null,
    fault: operation ? network.fault(operation.id) : null,
    violations: [],
  };
  network.calls.push(call);
  return call;
}

async function faulted(
  operation: Operation,
  fault: Fault | null,
  network: Network,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  if (fault?.kind === 'refused') return refusal(operation, fault.status, 'Refused on purpose');
  if (fault?.kind === 'cut off') return HttpResponse.error();
  if (fault?.kind === 'malformed') return malformed(operation, fault.body);
  if (fault?.kind === 'slow') await network.sleep(fault.ms);
  return respond();
}

async function judged(operation: Operation, call: Call, response: Response): Promise<Response> {
  if (response.type === 'error') return response;
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  const { status, headers } = response;
  const readable = /json|text|javascript/.test(headers.get('content-type') ?? '') && bytes.length < 20_000;
  call.answer = {
    status,
    headers: Object.fromEntries(headers),
    body: readable ? asText(bytes) : `(${bytes.length} bytes)`,
  };
  if (call.fault?.kind !== 'malformed') {
    const broken = answerViolations(operation, { status, headers, body: bytes });
    call.violations.push(...broken.map((words) => `answer: ${words}`));
  }
  return response;
}

function malformed(operation: Operation, body: string): Response {
  const type =
    Object.keys(Object.values(operation.definition.responses)[0]?.content ?? {})[0] ?? 'text/plain';
  return new HttpResponse(body, {
    headers: { 'content-type': type, 'access-control-allow-origin': '*' },
  });
}

function refusal(operation: Operation, status: number, words: string): Response {
  const type = Object.keys(operation.definition.responses[`${Math.floor(status / 100)}XX`]?.content ?? {})[0];
  if (type === 'application/json') return json({ code: 'refused', message: words }, status);
  return HttpResponse.text(words, { status, headers: { 'access-control-allow-origin': '*' } });
}
