import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/** The header in which the bridge hands over a request's body, in base64. */
export const BODY_HEADER = 'x-bridged-body';

/** A message of WebDriver BiDi, as far as the bridge looks into it. */
export type BidiMessage = {
  id?: number;
  type?: string;
  method?: string;
  params?: {
    isBlocked?: boolean;
    dataTypes?: string[];
    /** The tab or frame of an event. */
    context?: string | null;
    navigation?: string | null;
    /** The id by which Playwright tells downloads apart. */
    download?: string;
    url?: string;
    /** A console line and its source: `javascript` for exceptions and for Firefox's own messages. */
    text?: string | null;
    type?: string;
    request?: { request: string; method: string; headers: { name: string; value: BytesValue }[] };
    [more: string]: unknown;
  };
  result?: { bytes?: BytesValue };
};
type BytesValue = { type: 'string' | 'base64'; value: string };

/** Playwright always sends this command, and Firefox ESR 153 does not know it. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

const WITHOUT_BODY = ['GET', 'HEAD', 'OPTIONS'];

/** Firefox gives the download of a blob no id, and Playwright drops a download without one. */
const DOWNLOADS = ['browsingContext.downloadWillBegin', 'browsingContext.downloadEnd'];

/**
 * Parts of remarks that no page is the cause of. Playwright adds an empty style of `body` before it takes a picture, which
 * a page's policy forbids by its checksum. What still loads when its page is left is cut off: Firefox compares a script's
 * checksum with that of nothing, and tells of a font's failure with the status NS_BINDING_ABORTED.
 */
const NO_FAULTS = [
  'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=',
  'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
  'status=2152398850',
];

/** The ids of the bridge's own commands begin beyond those of Playwright. */
const FIRST_OWN_ID = 1e9;

/** Bodies and pictures of whole pages are long messages. */
const LONGEST = 2 ** 28;

/**
 * A proxy between Playwright 1.65 and the BiDi server of a stock Firefox at `target`; resolves to its address for
 * Playwright. Remove it when Playwright no longer sends the command to browsers without it (microsoft/playwright#37277),
 * gives bodies itself (#38179, #38281), and lets the first request of a tab that opens behind the page go on.
 */
export function startBridge(target: string): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (client) => connect(client, `${target}/session`));
  return new Promise((resolve) =>
    server.on('listening', () => resolve(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
}

function connect(client: WebSocket, target: string): void {
  const firefox = new WebSocket(target, { perMessageDeflate: false, maxPayload: LONGEST });
  const unsent: BidiMessage[] = [];
  const bodies = new Map<number, (bytes: BytesValue | undefined) => void>();
  let nextId = FIRST_OWN_ID;
  const toClient = announceContextsFirst((message) => client.send(JSON.stringify(message)));
  const toFirefox = (message: BidiMessage) =>
    firefox.readyState === WebSocket.OPEN ? firefox.send(JSON.stringify(message)) : unsent.push(message);

  firefox.on('open', () => unsent.splice(0).forEach(toFirefox));
  client.on('message', (raw) => {
    const message = JSON.parse(String(raw)) as BidiMessage;
    if (message.method === UNKNOWN) return toClient({ type: 'success', id: message.id!, result: {} });
    // Firefox keeps request bodies only for a client that has asked for them.
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
      if (NO_FAULTS.some((sign) => params!.text?.includes(sign))) return;
      return toClient(isRemark(params!) ? { ...message, params: asConsoleLine(params!) } : message);
    }
    if (DOWNLOADS.includes(method) && !params!.navigation) params!.download ??= params!.url!;
    const request = method === 'network.beforeRequestSent' && params?.isBlocked ? params.request : undefined;
    if (!request || WITHOUT_BODY.includes(request.method)) return toClient(message);
    bodies.set(nextId, (bytes) => {
      request.headers.push({ name: BODY_HEADER, value: { type: 'string', value: toBase64(bytes) } });
      toClient(message);
    });
    const asked = { dataType: 'request', request: request.request };
    toFirefox({ id: nextId++, method: 'network.getData', params: asked as never });
  });
  client.on('close', () => firefox.close());
  firefox.on('close', () => client.close());
}

/**
 * Passes messages on, those about a tab or frame after the one that announces it. Firefox reports the first request of a
 * tab opened in the background before the tab itself, and Playwright would never continue that request.
 */
function announceContextsFirst(forward: (message: BidiMessage) => void): (message: BidiMessage) => void {
  const told = new Set<string>();
  const early: BidiMessage[] = [];
  const tell = (message: BidiMessage) => {
    const context = message.params?.context;
    if (message.method === 'browsingContext.contextCreated') {
      told.add(context!);
      forward(message);
      early.splice(0).forEach(tell);
    } else if (!context || told.has(context)) forward(message);
    else early.push(message);
  };
  return tell;
}

type LogEntry = NonNullable<BidiMessage['params']>;

/** Whether a log entry is the browser's own, such as about a failed call; an exception begins with its name. */
const isRemark = ({ type, text }: LogEntry): boolean =>
  type === 'javascript' && !/^(?:uncaught exception|\w*(?:Error|Exception)\b)/.test(text ?? '');

/** Chromium logs its messages at the address of the file; Firefox names the file only in the text. */
const asConsoleLine = (entry: LogEntry): LogEntry => {
  const [url] = /https?:\/\/[^\s”"]+/.exec(entry.text ?? '') ?? [];
  const stackTrace = { callFrames: [{ url, lineNumber: 0, columnNumber: 0, functionName: '' }] };
  const args = [{ type: 'string', value: entry.text }];
  return { ...entry, type: 'console', method: 'error', args, ...(url && { stackTrace }) };
};

const toBase64 = (bytes: BytesValue | undefined): string =>
  bytes?.type === 'base64' ? bytes.value : Buffer.from(bytes?.value ?? '').toString('base64');
