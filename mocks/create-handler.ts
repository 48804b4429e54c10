import { http, HttpHandler, HttpResponse, type JsonBodyType, passthrough } from 'msw';
import type { Operation } from '../contracts/contract.ts';
import { getOperation } from '../contracts/declared-operations.ts';
import type { Operations } from '../contracts/types/operations.ts';
import { decodeBody, findAnswerViolations, findRequestViolations } from '../contracts/violations.ts';
import type { Call, Fault, Network } from './network.ts';

type OperationId = keyof Operations;

/** A call passed to a handler's `answer`. It keeps the contract, because `createHandler` refuses any other call. */
type IncomingCall<I extends OperationId> = Pick<Operations[I], 'params' | 'body'> & { network: Network };

/** The answer or refusal of an operation; a body of another type does not compile. */
type HandlerAnswer<I extends OperationId> = HttpResponse<Operations[I]['answer'] | Operations[I]['refusal']>;

/**
 * Makes the handler of one operation. The handler checks the request and its own answer, and records both in the
 * network's calls. If the request breaks the contract, the handler answers 400 with the violations as the message.
 */
export function createHandler<I extends OperationId>(
  id: I,
  answer: (call: IncomingCall<I>) => HandlerAnswer<I> | Promise<HandlerAnswer<I>>,
) {
  const operation = getOperation(id);
  const address = operation.server + operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
  return (network: Network): HttpHandler =>
    new HttpHandler(operation.method, address, async ({ request, params }) => {
      const call = await recordCall(operation, request, network);
      const text = call.request.body;
      const url = new URL(request.url);
      const seen = { url, params, headers: request.headers, body: text };
      call.violations.push(...findRequestViolations(operation, seen).map((words) => `request: ${words}`));
      const respond = () => answer({ params, body: text ? JSON.parse(text) : null, network });
      const response = call.violations.length
        ? answerRefusal(operation, 400, call.violations.join('; '))
        : await answerWithFault(operation, call.fault, network, respond);
      return checkAndRecordAnswer(operation, call, response);
    });
}

/** Makes the handler to try last: requests to the site and `allowedAddresses` pass; others are recorded and fail. */
export function createFallbackHandler(network: Network, isSiteAddress: (url: URL) => boolean): HttpHandler {
  return http.all('*', async ({ request }) => {
    const url = new URL(request.url);
    const isAllowed = network.allowedAddresses.some((address) => url.href.startsWith(address));
    if (isSiteAddress(url) || isAllowed || !url.protocol.startsWith('http')) return passthrough();
    const call = await recordCall(null, request, network);
    call.violations.push('no contract declares this call');
    return HttpResponse.error();
  });
}

/** A JSON answer that any origin may read (CORS). `T` is inferred from the handler's operation, not from `body`. */
export function json<T extends JsonBodyType>(body: NoInfer<T>, status = 200): HttpResponse<T> {
  return HttpResponse.json(body, { status, headers: { 'access-control-allow-origin': '*' } });
}

async function recordCall(operation: Operation | null, request: Request, network: Network): Promise<Call> {
  const located = network.locatePage?.(request.url);
  const call: Call = {
    service: operation?.service ?? 'undeclared',
    operation: operation?.id ?? null,
    page: '',
    method: request.method,
    url: request.url,
    request: { headers: Object.fromEntries(request.headers), body: await request.text() },
    answer: null,
    fault: operation ? network.takeFault(operation.id) : null,
    violations: [],
  };
  network.calls.push(call);
  void located?.then((page) => void (call.page = page));
  return call;
}

async function answerWithFault(
  operation: Operation,
  fault: Fault | null,
  network: Network,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  if (fault?.kind === 'refused') return answerRefusal(operation, fault.status, 'Refused on purpose');
  if (fault?.kind === 'cut off') return HttpResponse.error();
  if (fault?.kind === 'malformed') return respondWithMalformedBody(operation, fault.body);
  if (fault?.kind === 'slow') await network.sleep(fault.ms);
  const answer = await respond();
  if (fault?.kind !== 'wrong status') return answer;
  return new HttpResponse(answer.body, { status: fault.status, headers: answer.headers });
}

async function checkAndRecordAnswer(operation: Operation, call: Call, response: Response): Promise<Response> {
  if (response.type === 'error') return response;
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  const { status, headers } = response;
  const readable = /json|text|javascript/.test(headers.get('content-type') ?? '') && bytes.length < 20_000;
  call.answer = {
    status,
    headers: Object.fromEntries(headers),
    body: readable ? decodeBody(bytes) : `(${bytes.length} bytes)`,
  };
  if (!['malformed', 'wrong status'].includes(call.fault?.kind ?? '')) {
    const broken = findAnswerViolations(operation, { status, headers, body: bytes });
    call.violations.push(...broken.map((words) => `answer: ${words}`));
  }
  return response;
}

function respondWithMalformedBody(operation: Operation, body: string): Response {
  const type =
    Object.keys(Object.values(operation.definition.responses)[0]?.content ?? {})[0] ?? 'text/plain';
  return new HttpResponse(body, { headers: { 'content-type': type, 'access-control-allow-origin': '*' } });
}

function answerRefusal(operation: Operation, status: number, words: string): Response {
  const type = Object.keys(operation.definition.responses[`${Math.floor(status / 100)}XX`]?.content ?? {})[0];
  if (type === 'application/json') return json({ code: 'refused', message: words }, status);
  return HttpResponse.text(words, { status, headers: { 'access-control-allow-origin': '*' } });
}
