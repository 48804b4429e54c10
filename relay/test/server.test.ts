import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationOf } from '../../contracts/declared-operations.ts';
import { findAnswerViolations } from '../../contracts/violations.ts';
import { startProvider } from './support/provider.ts';
import { entryOf, siteOrigin, startTestRelay } from './support/start-relay.ts';

let relay: Awaited<ReturnType<typeof startTestRelay>>;
let provider: Awaited<ReturnType<typeof startProvider>>;
let visitors = 100;
beforeAll(async () => {
  provider = await startProvider();
  relay = await startTestRelay({ EMAIL_API_URL: provider.url });
});
afterAll(async () => {
  await relay.stop();
  provider.close();
});

/** Sends bytes as they are and returns the answer's status. */
async function sendRaw(bytes: string): Promise<number> {
  const socket = connect(Number(new URL(relay.origin).port), '127.0.0.1');
  socket.write(bytes);
  return Number((await text(socket)).split(' ')[1]);
}

it('an enquiry is answered by the contract, and both e-mails leave, the company’s first', async () => {
  const { status, headers } = await relay.post(entryOf(1));
  expect(findAnswerViolations(operationOf('postEnquiry'), { status, headers, body: null })).toEqual([]);
  await relay.logged('sent', 2);
  expect([status, provider.taken, provider.violations]).toEqual([201, ['company 1', 'visitor 1'], []]);
});

it('an enquiry that is repeated, also at once, is answered alike and stored once', async () => {
  const before = relay.count('accepted');
  const answers = await Promise.all([1, 2, 3].map(() => relay.post(entryOf(2))));
  expect([...answers, await relay.post(entryOf(2))].map(({ status }) => status)).toEqual([
    201, 201, 201, 201,
  ]);
  expect(relay.count('accepted') - before).toBe(1);
});

const entry = { ...entryOf(3), text: 'Do not log me' };
const { text: _text, ...incomplete } = entry;
const ANOTHER = { origin: 'https://asha.example' };
it.each<[what: string, status: number, body: unknown, headers?: Record<string, string>]>([
  ...Object.keys(entry).map((field): [string, number, object] => [
    `a ${field} that is too long`,
    400,
    { ...entry, [field]: '9'.repeat(1001) },
  ]),
  ['a field that is missing', 400, incomplete],
  ['a field too many', 400, { ...entry, bcc: 'asha@lender.example' }],
  ['a field of another type', 400, { ...entry, full_name: ['Asha'] }],
  ['a control character', 400, { ...entry, full_name: 'Asha\u0000' }],
  ['a line break in a name', 400, { ...entry, full_name: 'Asha\r\nBcc: all' }],
  ['half a surrogate pair', 400, { ...entry, company_name: '\ud800' }],
  ['an address without a host', 400, { ...entry, email_id: 'asha' }],
  ['a number with letters', 400, { ...entry, contact_number: 'nine' }],
  ['no enquiry', 400, null],
  ['half a body', 400, '{"full_name":'],
  ['two bodies', 400, JSON.stringify(entry).repeat(2)],
  ['no body', 400, ''],
  ['another language', 415, 'full_name=Asha', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['17 KB', 413, { ...entry, company_name: 'a'.repeat(17_000) }],
  ['a foreign origin', 403, entry, ANOTHER],
  ['an origin that only begins like ours', 403, entry, { origin: `${siteOrigin}.asha.example` }],
  ['the origin null', 403, entry, { origin: 'null' }],
  ['no origin', 403, entry, { origin: '' }],
])(
  '%s is refused with one line of log, and the next visitor is served',
  async (_what, status, body, headers) => {
    const logged = relay.log.length;
    const answer = await relay.post(body, headers);
    const told = { status: answer.status, headers: answer.headers, body: await answer.text() };
    expect([told.status, findAnswerViolations(operationOf('postEnquiry'), told)]).toEqual([status, []]);
    const [line, ...others] = relay.log.slice(logged).filter((one) => !/"event":"(sent|spared)"/.test(one));
    expect([line, others]).toEqual([JSON.stringify({ event: 'refused', status }), []]);
    expect((await relay.post(entryOf((visitors += 1)))).status).toBe(201);
  },
);

it.each([
  ['GET /enquiries', 405],
  ['PUT /enquiries', 405],
  ['POST /health', 405],
  ['POST /', 404],
  ['POST /enquiries?asha', 404],
  ['GET /%asha', 404],
])('%s is answered with %i', async (line, status) => {
  expect(await sendRaw(`${line} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)).toBe(status);
});

it('what is no HTTP, and a head of 17 KB, is refused', async () => {
  expect(await sendRaw('asha@lender.example\r\n\r\n')).toBe(400);
  expect(await sendRaw(`GET / HTTP/1.1\r\nhost: a\r\na: ${'a'.repeat(17_000)}\r\n\r\n`)).toBe(431);
});

it('a preflight is answered for our origins alone', async () => {
  const ask = (origin: string) =>
    fetch(`${relay.origin}/enquiries`, { method: 'OPTIONS', headers: { origin } });
  const { status, headers } = await ask(siteOrigin);
  expect([status, headers.get('access-control-allow-headers')]).toEqual([204, 'content-type']);
  expect((await ask(ANOTHER.origin)).status).toBe(403);
});

it('a network that asks too often is told when to come back, and others are served', async () => {
  const limited = await startTestRelay({ RELAY_PER_NETWORK: '2', RELAY_PROXIES: '1' });
  const from = (address: string, number: number) =>
    limited.post(entryOf(number), { 'x-forwarded-for': `192.0.2.9, ${address}` });
  const statuses = [];
  for (const port of [1, 2, 3]) statuses.push((await from(`192.0.2.1:${port}`, port)).status);
  const { headers } = await from('192.0.2.1', 4);
  expect([statuses, headers.get('retry-after')]).toEqual([[201, 201, 429], '600']);
  expect((await from('[2001:db8::1]:443', 5)).status).toBe(201);
  await limited.stop();
});
