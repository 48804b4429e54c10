import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type BidiMessage, BODY_HEADER, startBridge } from '../firefox/bidi-bridge.ts';

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

const createEvent = (method: string, params: object) => ({ type: 'event', method, params });
const createRequest = (method: string, isBlocked = true) =>
  createEvent('network.beforeRequestSent', { isBlocked, request: { request: '7', method, headers: [] } });

it('answers the command that Firefox does not know, and asks it to keep the bodies of requests', async () => {
  const [answer, collector] = [receive(client), receive(browser)];
  send(client, { id: 1, method: 'emulation.setMediaFeaturesOverride', params: {} });
  send(client, { id: 2, method: 'network.addDataCollector', params: { dataTypes: ['response'] } });
  expect(await answer).toEqual({ type: 'success', id: 1, result: {} });
  expect(await collector).toMatchObject({ id: 2, params: { dataTypes: ['request', 'response'] } });
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
  expect(header!.name).toBe(BODY_HEADER);
  expect(Buffer.from(header!.value.value, 'base64').toString()).toBe(body);
});

it('tells of a tab before what happens there', async () => {
  const tab = { context: 'tab' };
  const early = createEvent('browsingContext.navigationStarted', tab);
  const created = createEvent('browsingContext.contextCreated', tab);
  const elsewhere = createRequest('OPTIONS');
  const told: BidiMessage[] = [];
  client.on('message', (raw) => told.push(JSON.parse(String(raw)) as BidiMessage));
  for (const message of [early, elsewhere, created]) send(browser, message);
  await expect.poll(() => told).toEqual([elsewhere, created, early]);
});

it('gives a download from the page the id that Playwright wants', async () => {
  const url = 'blob:http://127.0.0.1/1';
  const told = receive(client);
  send(browser, createEvent('browsingContext.downloadWillBegin', { navigation: null, url }));
  expect((await told).params).toEqual({ navigation: null, url, download: url });
});

it('leaves out remarks that no page is the cause of', async () => {
  const told = receive(client);
  const remark = (text: string) => createEvent('log.entryAdded', { text });
  send(browser, remark('downloadable font: download failed: status=2152398850'));
  send(browser, remark('downloadable font: download failed: status=2152398861'));
  expect(await told).toEqual(remark('downloadable font: download failed: status=2152398861'));
});

it('tells of a remark of Firefox as of a line of the console, at the file that it names', async () => {
  const text = 'The page’s settings blocked the loading of “https://a.example/b.js”.';
  const told = receive(client);
  send(browser, createEvent('log.entryAdded', { type: 'javascript', text }));
  expect((await told).params).toMatchObject({
    type: 'console',
    method: 'error',
    args: [{ type: 'string', value: text }],
    stackTrace: { callFrames: [{ url: 'https://a.example/b.js' }] },
  });
});

it.each([
  ['an exception', createEvent('log.entryAdded', { type: 'javascript', text: 'TypeError: a' })],
  ['a GET', createRequest('GET')],
  ['a POST that waits for no answer', createRequest('POST', false)],
  ['an answer', { type: 'success', id: 5, result: { bytes: { type: 'string', value: 'kept' } } }],
])('hands on %s as it arrived', async (_what, message) => {
  const told = receive(client);
  send(browser, message);
  expect(await told).toEqual(message);
});

it('ends the connection to Firefox with that of Playwright', async () => {
  const closed = once(browser, 'close');
  client.close();
  await closed;
});
