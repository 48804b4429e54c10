import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/** The header in which the bridge between Firefox and Playwright passes on a request's body, in base64. */
export const REQUEST_BODY_HEADER = 'x-bridged-body';

/** A message of WebDriver BiDi: the properties that the bridge reads. */
export type BidiMessage = {
  id?: number;
  type?: string;
  method?: string;
  params?: {
    isBlocked?: boolean;
    dataTypes?: string[];
    /** The id of the tab or frame in which an event happened. */
    context?: string | null;
    navigation?: string | null;
    /** The id by which Playwright distinguishes downloads. */
    download?: string;
    url?: string;
    /** The text of a console line. Its `type` is `javascript` for exceptions and Firefox's own messages. */
    text?: string | null;
    type?: string;
    request?: { request: string; method: string; headers: { name: string; value: BytesValue }[] };
    [more: string]: unknown;
  };
  result?: { bytes?: BytesValue };
};
type BytesValue = { type: 'string' | 'base64'; value: string };

/** A command that Playwright always sends and Firefox ESR 153 does not know: the bridge answers it. */
const UNKNOWN_COMMAND = 'emulation.setMediaFeaturesOverride';

const METHODS_WITHOUT_BODY = ['GET', 'HEAD', 'OPTIONS'];

/** Events of a download. Firefox gives the download of a blob no id: the bridge adds one, which Playwright needs. */
const DOWNLOAD_EVENTS = ['browsingContext.downloadWillBegin', 'browsingContext.downloadEnd'];

/**
 * Parts of Firefox's messages that report no mistake of the page. The first is the checksum of the style `body {}`:
 * Playwright adds this style before a screenshot, and the page's policy blocks it. The others appear when a visitor
 * leaves a loading page: the checksum of an empty script, and the status NS_BINDING_ABORTED of a font.
 */
const HARMLESS_MESSAGE_PARTS = [
  'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=',
  'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
  'status=2152398850',
];

/** The first id of the bridge's own commands, far above the ids that Playwright uses. */
const FIRST_BRIDGE_COMMAND_ID = 1e9;

/** The longest accepted message in bytes: bodies and screenshots of whole pages are long. */
const MAX_MESSAGE_BYTES = 2 ** 28;

/**
 * Starts the bridge, a proxy between Playwright 1.65 and a stock Firefox's BiDi server at `target`; resolves to the
 * bridge's address. Remove the bridge once Playwright sends Firefox no UNKNOWN_COMMAND (microsoft/playwright#37277),
 * provides request bodies (#38179, #38281) and continues the first request of a background tab.
 */
export function startBridge(target: string): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (client) => connectClientToFirefox(client, `${target}/session`));
  return new Promise((resolve) =>
    server.on('listening', () => resolve(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
}

function connectClientToFirefox(client: WebSocket, target: string): void {
  const firefox = new WebSocket(target, { perMessageDeflate: false, maxPayload: MAX_MESSAGE_BYTES });
  const unsent: BidiMessage[] = [];
  const bodies = new Map<number, (bytes: BytesValue | undefined) => void>();
  let nextId = FIRST_BRIDGE_COMMAND_ID;
  const toClient = holdUntilTabAnnounced((message) => client.send(JSON.stringify(message)));
  const toFirefox = (message: BidiMessage) =>
    firefox.readyState === WebSocket.OPEN ? firefox.send(JSON.stringify(message)) : unsent.push(message);

  firefox.on('open', () => unsent.splice(0).forEach(toFirefox));
  client.on('message', (raw) => {
    const message = JSON.parse(String(raw)) as BidiMessage;
    if (message.method === UNKNOWN_COMMAND) return toClient({ type: 'success', id: message.id!, result: {} });
    // Firefox keeps request bodies only if the client has requested them.
    if (message.method === 'network.addDataCollector') message.params!.dataTypes = ['request', 'response'];
    toFirefox(message);
  });
  firefox.on('message', (raw) => {
    const message = JSON.parse(String(raw)) as BidiMessage;
    const { id, method = '', params, result } = message;
    const takeBody = bodies.get(id!);
    if (takeBody) {
      bodies.delete(id!);
      return takeBody(result?.bytes);
    }
    if (method === 'log.entryAdded') {
      if (HARMLESS_MESSAGE_PARTS.some((part) => params!.text?.includes(part))) return;
      return toClient(isWrittenByFirefox(params!) ? { ...message, params: toConsoleLine(params!) } : message);
    }
    if (DOWNLOAD_EVENTS.includes(method) && !params!.navigation) params!.download ??= params!.url!;
    const request = method === 'network.beforeRequestSent' && params?.isBlocked ? params.request : undefined;
    if (!request || METHODS_WITHOUT_BODY.includes(request.method)) return toClient(message);
    bodies.set(nextId, (bytes) => {
      request.headers.push({ name: REQUEST_BODY_HEADER, value: { type: 'string', value: toBase64(bytes) } });
      toClient(message);
    });
    const query = { dataType: 'request', request: request.request };
    toFirefox({ id: nextId++, method: 'network.getData', params: query as never });
  });
  client.on('close', () => firefox.close());
  firefox.on('close', () => client.close());
}

/**
 * Forwards messages, but holds back those about a tab or frame that Firefox has not announced yet. Firefox reports
 * the first request of a background tab before the tab itself, and Playwright would never continue that request.
 */
function holdUntilTabAnnounced(forward: (message: BidiMessage) => void): (message: BidiMessage) => void {
  const announced = new Set<string>();
  const early: BidiMessage[] = [];
  const forwardInOrder = (message: BidiMessage) => {
    const context = message.params?.context;
    if (message.method === 'browsingContext.contextCreated') {
      announced.add(context!);
      forward(message);
      early.splice(0).forEach(forwardInOrder);
    } else if (!context || announced.has(context)) forward(message);
    else early.push(message);
  };
  return forwardInOrder;
}

type LogEntry = NonNullable<BidiMessage['params']>;

/** Whether Firefox itself wrote this log entry. An error of the page would begin with its type, such as `TypeError`. */
const isWrittenByFirefox = ({ type, text }: LogEntry): boolean =>
  type === 'javascript' && !/^(?:uncaught exception|\w*(?:Error|Exception)\b)/.test(text ?? '');

/** Turns Firefox's message into a console line; takes the line's location from the address in the text. */
const toConsoleLine = (entry: LogEntry): LogEntry => {
  const [url] = /https?:\/\/[^\s”"]+/.exec(entry.text ?? '') ?? [];
  const stackTrace = { callFrames: [{ url, lineNumber: 0, columnNumber: 0, functionName: '' }] };
  const args = [{ type: 'string', value: entry.text }];
  return { ...entry, type: 'console', method: 'error', args, ...(url && { stackTrace }) };
};

const toBase64 = (bytes: BytesValue | undefined): string =>
  bytes?.type === 'base64' ? bytes.value : Buffer.from(bytes?.value ?? '').toString('base64');
