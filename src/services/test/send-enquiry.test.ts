import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createNodeNetwork } from '../../../mocks/adapters/node.ts';
import { sendEnquiry } from '../send-enquiry.ts';
import { settings } from '../settings.ts';
import { completeEntry } from '../../enquiry/test/complete-entry.ts';

const entry = { ...completeEntry, text: ' ' };
const { network, server } = createNodeNetwork();
const logInfo = vi.spyOn(console, 'info').mockImplementation(() => undefined);
const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeAll(() => {
  Object.assign(settings, { emailApiKey: 'key' });
  server.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => server.close());
afterEach(() => {
  network.calls.splice(0);
  vi.clearAllMocks();
});

const linesOf = (spy: typeof logInfo | typeof logError) => spy.mock.calls.map(([words]) => words);

it('an enquiry is sent to the company first, then acknowledged, and both are logged', async () => {
  await sendEnquiry(entry);
  const subjects = network.calls.map(({ request }) => JSON.parse(request.body).subject);
  expect(subjects).toEqual(['New form entry from website', 'Thank You for Reaching Out']);
  expect(network.calls.flatMap(({ violations }) => violations)).toEqual([]);
  expect(linesOf(logInfo)).toEqual(['Email sent to the company', 'Thank-you email sent']);
});

it('the acknowledgement is sent when the first e-mail is refused', async () => {
  network.addFault('sendEmail', { kind: 'refused', status: 500 }, 1);
  await sendEnquiry(entry);
  expect(network.calls).toHaveLength(2);
  expect(linesOf(logError)).toEqual(['Failed to send email to the company']);
  expect(linesOf(logInfo)).toEqual(['Thank-you email sent']);
});

it('the acknowledgement is sent when the first e-mail is cut off', async () => {
  network.addFault('sendEmail', { kind: 'cut off' }, 1);
  await sendEnquiry(entry);
  expect(network.calls).toHaveLength(2);
  expect(linesOf(logError)).toEqual(['Error sending emails']);
});

it.each([200, 202, 204])('status %i counts as success', async (status) => {
  server.use(http.post('https://api.brevo.com/v3/smtp/email', () => new HttpResponse(null, { status })));
  await sendEnquiry(entry);
  server.resetHandlers();
  expect(linesOf(logInfo)).toEqual(['Email sent to the company', 'Thank-you email sent']);
});

it('a refused acknowledgement is logged as an error', async () => {
  network.addFault('sendEmail', { kind: 'refused', status: 401 }, 2);
  await sendEnquiry(entry);
  expect(linesOf(logError)).toEqual(['Failed to send thank-you email']);
});

it.each([
  ['the relay accepts', 201, ['Email sent to the company', 'Thank-you email sent'], []],
  ['the relay refuses', 503, [], ['Failed to send email to the company', 'Failed to send thank-you email']],
  ['a proxy answers', 200, [], ['Failed to send email to the company', 'Failed to send thank-you email']],
])('an enquiry that %s is posted once and logged', async (_what, status, infos, errors) => {
  Object.assign(settings, { enquiryUrl: 'https://relay.sangam.example' });
  if (status !== 201) network.addFault('postEnquiry', { kind: 'wrong status', status }, 1);
  expect(await sendEnquiry(entry)).toBe(status === 201);
  Object.assign(settings, { enquiryUrl: '' });
  expect(network.calls.map(({ operation, violations }) => [operation, violations])).toEqual([
    ['postEnquiry', []],
  ]);
  expect(JSON.parse(network.calls[0]!.request.body)).toEqual(entry);
  expect([linesOf(logInfo), linesOf(logError)]).toEqual([infos, errors]);
});
