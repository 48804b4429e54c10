import { existsSync, renameSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it, vi } from 'vitest';
import { getOperation } from '../../contracts/declared-operations.ts';
import { findAnswerViolations } from '../../contracts/violations.ts';
import { makeEntry, siteOrigin, startEmailProvider, startTestRelay } from './support/relay.ts';

const provider = await startEmailProvider();
const relay = await startTestRelay({ EMAIL_API_URL: provider.url });
afterAll(() => Promise.all([relay.stop(), provider.close()]));
let lastEntryNumber = 100;

it('an enquiry is answered as the contract says, and both e-mails are sent, the company’s first', async () => {
  const { status, headers } = await relay.post(makeEntry(1));
  expect(findAnswerViolations(getOperation('postEnquiry'), { status, headers, body: null })).toEqual([]);
  // A browser checks this header in its preflight (OPTIONS).
  expect(headers.get('access-control-allow-headers')).toBe('content-type');
  await vi.waitUntil(() => relay.count('sent') === 2, 10_000);
  expect([status, provider.taken, provider.violations]).toEqual([201, ['company 1', 'visitor 1'], []]);
});

it('a repeated enquiry, even a concurrent one, gets the same answer and is stored once', async () => {
  const before = relay.count('accepted');
  const { email_id, ...others } = makeEntry(2);
  const answers = await Promise.all([1, 2, 3].map(() => relay.post(makeEntry(2))));
  answers.push(await relay.post({ ...others, email_id }));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(relay.count('accepted') - before).toBe(1);
});

const entry = { ...makeEntry(3), text: 'Do not log me' };
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };
type RefusedPost = [what: string, status: number, body: unknown, headers?: Record<string, string>];
it.each<RefusedPost>([
  ...Object.keys(entry).map((field): RefusedPost => [
    `a long ${field}`,
    400,
    { ...entry, [field]: '9'.repeat(1001) },
  ]),
  ['a field that is missing', 400, { ...entry, text: undefined }],
  ['an undeclared field', 400, { ...entry, bcc: 'asha@lender.example' }],
  ['a field of another type', 400, { ...entry, full_name: ['Asha'] }],
  ['a control character', 400, { ...entry, full_name: 'Asha\u0000' }],
  ['a line break in a name', 400, { ...entry, full_name: 'Asha\r\nBcc: all' }],
  ['half a surrogate pair', 400, { ...entry, company_name: '\ud800' }],
  ['an address without a host', 400, { ...entry, email_id: 'asha' }],
  ['half a body', 400, '{"full_name":'],
  ['two bodies', 400, JSON.stringify(entry).repeat(2)],
  ['no body', 400, ''],
  ['a form-encoded body', 415, 'full_name=Asha', formHeaders],
  ['17 KB', 413, { ...entry, company_name: 'a'.repeat(17_000) }],
  ['a foreign origin', 403, entry, { origin: 'https://asha.example' }],
  ['an origin that only begins like ours', 403, entry, { origin: `${siteOrigin}.asha.example` }],
  ['the origin null', 403, entry, { origin: 'null' }],
  ['no origin', 403, entry, { origin: '' }],
])('%s is refused with one log line, and the next visitor is served', async (_what, status, body, sent) => {
  const logged = relay.log.length;
  const answer = await relay.post(body, sent);
  const refusal = { status: answer.status, headers: answer.headers, body: await answer.text() };
  expect([refusal.status, findAnswerViolations(getOperation('postEnquiry'), refusal)]).toEqual([status, []]);
  const lines = relay.log.slice(logged).filter(({ event }) => event !== 'sent');
  expect(lines).toEqual([{ event: 'refused', status }]);
  expect((await relay.post(makeEntry((lastEntryNumber += 1)))).status).toBe(201);
});

it.each([
  ['GET /enquiries HTTP/1.1', 405],
  ['POST /health HTTP/1.1', 405],
  ['POST / HTTP/1.1', 404],
  ['POST /enquiries?asha HTTP/1.1', 404],
  ['asha@lender.example', 400],
  ['GET / HTTP/1.1', 431, `a: ${'a'.repeat(17_000)}`],
  ['POST /enquiries HTTP/1.1', 413, `origin: ${siteOrigin}`],
  ['OPTIONS /enquiries HTTP/1.1', 204, `origin: ${siteOrigin}`],
  ['OPTIONS /enquiries HTTP/1.1', 403, 'origin: https://asha.example'],
])('%s is answered with %i', async (line, status, header = 'a: b') => {
  const socket = connect(Number(new URL(relay.origin).port), '127.0.0.1');
  socket.write(`${line}\r\n${header}\r\nhost: a\r\nconnection: close\r\n\r\n`);
  expect(Number((await text(socket)).split(' ')[1])).toBe(status);
});

it('posts beyond the limit of a network or of a day are refused, and others are served', async () => {
  const limited = await startTestRelay({ RELAY_PER_NETWORK: '2', RELAY_PROXIES: '1', RELAY_PER_DAY: '3' });
  const statuses = [];
  for (const address of ['192.0.2.1:1', '192.0.2.1:2', '192.0.2.1', '[2001:db8::1]:443', '192.0.2.2']) {
    const headers = { 'x-forwarded-for': `192.0.2.9, ${address}` };
    statuses.push((await limited.post(makeEntry(statuses.length), headers)).status);
  }
  expect(statuses).toEqual([201, 201, 429, 201, 429]);
  await limited.stop();
});

it('a missing folder is answered with 503 and logged once; when it is back, posts are accepted again', async () => {
  const { folder, post, count, origin, stop } = await startTestRelay({ EMAIL_API_URL: provider.url });
  renameSync(folder, `${folder}-away`);
  expect((await post(makeEntry(7))).status).toBe(503);
  expect(await (await fetch(`${origin}/health`)).text()).toMatch(/^unwell\ndisk: .+ENOENT/);
  // The relay's clock is real: in 600 ms the relay reads the queue twice more.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect([count('disk'), existsSync(folder)]).toEqual([1, false]);
  renameSync(`${folder}-away`, folder);
  expect((await post(makeEntry(7))).status).toBe(201);
  await vi.waitUntil(() => provider.taken.includes('visitor 7'), 10_000);
  await stop();
});
