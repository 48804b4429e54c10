import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createNodeNetwork } from '../adapters/node.ts';
import { readPackageFile } from '../adapters/package-file.ts';
import { tokens } from '../fixtures/issued-tokens.ts';
import { annualReturnsItem } from '../fixtures/stored-documents.ts';

const { network, server } = createNodeNetwork();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => void network.calls.splice(0));

const PICKER_CDN = 'https://cdn.jsdelivr.net/npm/intl-tel-input@';
const post = (address: string, body: object, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const sendEmailTo = (name: string) =>
  post(
    'https://api.brevo.com/v3/smtp/email',
    {
      sender: { email: 'a@b.example', name: 'A' },
      to: [{ email: 'c@d.example', name }],
      subject: 'Hello',
      htmlContent: '<p>Hello</p>',
    },
    { accept: 'application/json', 'api-key': 'k' },
  );
const getToken = (grant: object) => post('https://www.wixapis.com/oauth2/token', { clientId: 'c', ...grant });
const queryItems = (dataCollectionId: string, offset: number, authorization = 'access-1') =>
  post(
    'https://www.wixapis.com/wix-data/v2/items/query',
    { dataCollectionId, query: { filter: {}, paging: { offset, limit: 50 } } },
    { authorization },
  );
const validEnquiry = {
  full_name: 'Asha Rao',
  email_id: 'asha@lender.example',
  dial_code: '91',
  contact_number: '9000000000',
  company_name: 'Lender One',
  text: ' ',
};
const postEnquiry = (change: object = {}) =>
  post('https://relay.sangam.example/enquiries', { ...validEnquiry, ...change });

const paging = (count: number, offset: number, total: number) => ({ count, offset, total });
const acceptedCalls: [what: string, call: () => Promise<Response>, status: number, answer: unknown][] = [
  ['an e-mail', () => sendEmailTo('C'), 201, { messageId: '<1@mail.sangam.example>' }],
  ['an e-mail to a name of 70 characters', () => sendEmailTo('n'.repeat(70)), 201, expect.anything()],
  ['an enquiry', () => postEnquiry(), 201, ''],
  ['an anonymous visitor', () => getToken({ grantType: 'anonymous' }), 200, tokens.visitor[0]],
  [
    'a refresh token',
    () => getToken({ refreshToken: 'refresh-1', grantType: 'refresh_token' }),
    200,
    tokens.visitor[1],
  ],
  [
    'a query of the annual returns',
    () => queryItems('AnnualRevenueFiles', 0),
    200,
    { dataItems: [annualReturnsItem], pagingMetadata: paging(1, 0, 1) },
  ],
  [
    'a query after the last item',
    () => queryItems('AnnualRevenueFiles', 50),
    200,
    { dataItems: [], pagingMetadata: paging(0, 50, 1) },
  ],
  [
    'a query of an unknown collection',
    () => queryItems('Other', 0),
    200,
    { dataItems: [], pagingMetadata: paging(0, 0, 0) },
  ],
];

describe('a service', () => {
  it.each(acceptedCalls)('answers %s and keeps its contract', async (_what, call, status, expected) => {
    const answer = await call();
    const text = await answer.text();
    expect([answer.status, text && JSON.parse(text)]).toEqual([status, expected]);
    expect(network.calls[0]!.violations).toEqual([]);
  });

  it.each([
    ['an e-mail to a name of 71 characters', () => sendEmailTo('n'.repeat(71)), 'body/to/0/name'],
    ['an enquiry with an undeclared field', () => postEnquiry({ bcc: 'b@c.example' }), 'body/bcc'],
    ['an enquiry with a control character', () => postEnquiry({ full_name: 'A\nB' }), 'body/full_name'],
    [
      'a token with an authorization scheme',
      () => queryItems('Other', 0, 'Bearer access-1'),
      'header authorization',
    ],
    ['another version of the picker', () => fetch(`${PICKER_CDN}28.0.0/dist/js/utils.js`), 'path version'],
  ])('refuses %s and says why', async (_what, call, words) => {
    expect((await call()).status).toBe(400);
    expect(network.calls[0]!.violations.join()).toContain(words);
  });

  it('refuses an unknown refresh token and keeps its contract', async () => {
    const answer = await getToken({ refreshToken: 'other', grantType: 'refresh_token' });
    expect([answer.status, network.calls[0]!.violations]).toEqual([401, []]);
  });

  it('answers a query with replaced fixtures, one page at a time', async () => {
    const usual = network.fixtures.collections;
    network.fixtures.collections = { Other: Array.from({ length: 51 }, () => annualReturnsItem) };
    const answers = await Promise.all([queryItems('Other', 0), queryItems('Other', 50)]);
    network.fixtures.collections = usual;
    const pages = await Promise.all(answers.map((answer) => answer.json()));
    expect(pages.map(({ pagingMetadata }) => pagingMetadata)).toEqual([paging(50, 0, 51), paging(1, 50, 51)]);
  });

  it('sends a stored file as a PDF whose text names it', async () => {
    const answer = await fetch('https://docs.wixstatic.com/ugd/8d2c34_2023.pdf');
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(text).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/);
    expect(text).toContain('Sample of 8d2c34_2023.pdf');
    expect(network.calls[0]!.violations).toEqual([]);
  });

  it.each(['intlTelInput.min.js', 'utils.js'])(
    'sends the installed %s of the picker, in the version that the contract declares',
    async (file) => {
      const { version } = JSON.parse(await readPackageFile('intl-tel-input/package.json'));
      const answer = await fetch(`${PICKER_CDN}${version}/dist/js/${file}`);
      expect(await answer.text()).toBe(await readPackageFile(`intl-tel-input/dist/js/${file}`));
      expect(network.calls[0]!.violations).toEqual([]);
    },
  );
});
