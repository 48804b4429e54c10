import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type BidiMessage, startBridge } from '../browsers/bidi-bridge.ts';

let firefox: WebSocketServer;
let bridge: string;
let client: WebSocket;
let browser: WebSocket;

beforeAll(async () => {
  firefox = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(firefox, 'listening');
  bridge = await startBridge(`ws://127.0.0.1:${(firefox.address() as AddressInfo).port}`);
});

beforeEach(async () => {
  const connected = once(firefox, 'connection');
  client = new WebSocket(`${bridge}/session`);
  const [[other]] = await Promise.all([connected, once(client, 'open')]);
  browser = other as WebSocket;
});

afterAll(() => firefox.close());

const send = (from: WebSocket, message: object): void => from.send(JSON.stringify(message));

async function receive(at: WebSocket): Promise<BidiMessage> {
  const [raw] = (await once(at, 'message')) as [Buffer];
  return JSON.parse(String(raw)) as BidiMessage;
}

const createRequest = (method: string, isBlocked = true) => ({
  type: 'event',
  method: 'network.beforeRequestSent',
  params: { isBlocked, request: { request: '7', method, headers: [] } },
});

it('answers the command that this Firefox does not know, and hands on the next one', async () => {
  const [answer, next] = [receive(client), receive(browser)];
  send(client, { id: 1, method: 'emulation.setMediaFeaturesOverride', params: {} });
  send(client, { id: 2, method: 'session.status', params: {} });
  expect(await answer).toEqual({ type: 'success', id: 1, result: {} });
  expect(await next).toEqual({ id: 2, method: 'session.status', params: {} });
});

it('lets Firefox keep the bodies of requests too', async () => {
  const collector = receive(browser);
  send(client, { id: 1, method: 'network.addDataCollector', params: { dataTypes: ['response'] } });
  expect((await collector).params!.dataTypes).toEqual(['request', 'response']);
});

it.each([
  ['a text', { bytes: { type: 'string', value: '{"name":"Zoë"}' } }, '{"name":"Zoë"}'],
  ['bytes in base64', { bytes: { type: 'base64', value: Buffer.from('%PDF').toString('base64') } }, '%PDF'],
  ['no body', {}, ''],
])('gives a blocked POST with %s its body in a header', async (_what, result, body) => {
  const [asked, told] = [receive(browser), receive(client)];
  send(browser, createRequest('POST'));
  const { id, method, params } = await asked;
  expect([method, params]).toEqual(['network.getData', { dataType: 'request', request: '7' }]);
  send(browser, { type: 'success', id, result });
  const [header] = (await told).params!.request!.headers;
  expect(Buffer.from(header!.value.value, 'base64').toString()).toBe(body);
});

it('tells of a tab before what is told of it', async () => {
  const tab = { context: 'tab' };
  const started = { type: 'event', method: 'browsingContext.navigationStarted', params: tab };
  const requested = { ...createRequest('GET'), params: { ...createRequest('GET').params, ...tab } };
  const created = { type: 'event', method: 'browsingContext.contextCreated', params: tab };
  const other = createRequest('OPTIONS');
  const told: BidiMessage[] = [];
  client.on('message', (raw) => told.push(JSON.parse(String(raw)) as BidiMessage));
  for (const message of [started, requested, other, created, started]) send(browser, message);
  await expect.poll(() => told).toEqual([other, created, started, requested, started]);
});

it('gives the beginning and the end of a download from the page the same id', async () => {
  const url = 'blob:http://127.0.0.1/1';
  for (const method of ['browsingContext.downloadWillBegin', 'browsingContext.downloadEnd']) {
    const told = receive(client);
    send(browser, { type: 'event', method, params: { navigation: null, url } });
    expect((await told).params).toEqual({ navigation: null, url, download: url });
  }
});

it.each([
  [
    'a policy forbids the style with which Playwright takes pictures',
    (hash: string) =>
      `The page’s settings blocked an inline style. Consider using a hash ('sha256-${hash}').`,
    ['YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=', 'another'],
  ],
  [
    'a script which was cut off has the checksum of nothing',
    (content: string) => `The computed hash is “${createHash('sha384').update(content).digest('base64')}”.`,
    ['', 'altered'],
  ],
  [
    'a font was cut off, and not that it failed otherwise',
    (status: string) =>
      `downloadable font: download failed (font-family: "Display"): status=${Number(status)}`,
    ['0x804b0002', '0x804b000d'],
  ],
] as const)('leaves out that %s', async (_what, textOf, [noFault, fault]) => {
  const told = receive(client);
  const remark = (about: string) => ({
    type: 'event',
    method: 'log.entryAdded',
    params: { text: textOf(about) },
  });
  send(browser, remark(noFault));
  send(browser, remark(fault));
  expect(await told).toEqual(remark(fault));
});

it('tells of a remark of Firefox as of a line of the console', async () => {
  const text = 'Content-Security-Policy: The page’s settings blocked the loading of a resource.';
  const told = receive(client);
  send(browser, { type: 'event', method: 'log.entryAdded', params: { type: 'javascript', text } });
  expect((await told).params).toEqual({
    type: 'console',
    method: 'error',
    text,
    args: [{ type: 'string', value: text }],
  });
});

it.each([
  [
    'an exception',
    { type: 'event', method: 'log.entryAdded', params: { type: 'javascript', text: 'TypeError: a' } },
  ],
  [
    'a download with an id',
    { type: 'event', method: 'browsingContext.downloadEnd', params: { navigation: '3', url: '/a.pdf' } },
  ],
  ['a GET', createRequest('GET')],
  ['a preflight', createRequest('OPTIONS')],
  ['a POST that waits for no answer', createRequest('POST', false)],
  ['an answer', { type: 'success', id: 5, result: { bytes: { type: 'string', value: 'kept' } } }],
])('hands on %s as it came', async (_what, message) => {
  const told = receive(client);
  send(browser, message);
  expect(await told).toEqual(message);
});

it('ends the connection to Firefox with that of Playwright, and the other way round', async () => {
  const closed = once(browser, 'close');
  client.close();
  await closed;
  const connected = once(firefox, 'connection');
  const second = new WebSocket(bridge);
  const [other] = (await connected) as [WebSocket];
  const ended = once(second, 'close');
  other.close();
  await ended;
  expect(second.readyState).toBe(WebSocket.CLOSED);
});
