import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createNodeNetwork } from '../adapters/node.ts';
import { readPackageFile } from '../adapters/package-file.ts';
import { tokens } from '../fixtures/issued-tokens.ts';
import { annualReturns } from '../fixtures/stored-documents.ts';

const { network, server } = createNodeNetwork();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => void network.calls.splice(0));

const CDN = 'https://cdn.jsdelivr.net/npm/intl-tel-input@';
const post = (address: string, body: object, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const sendTo = (name: string) =>
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
const ask = (grant: object) => post('https://www.wixapis.com/oauth2/token', { clientId: 'c', ...grant });
const query = (dataCollectionId: string, offset: number, authorization = 'access-1') =>
  post(
    'https://www.wixapis.com/wix-data/v2/items/query',
    { dataCollectionId, query: { filter: {}, paging: { offset, limit: 50 } } },
    { authorization },
  );
const entry = {
  full_name: 'Asha Rao',
  email_id: 'asha@lender.example',
  dial_code: '91',
  contact_number: '9000000000',
  company_name: 'Lender One',
  text: ' ',
};
const enquire = (change: object = {}) =>
  post('https://relay.sangam.example/enquiries', { ...entry, ...change });

const page = (count: number, offset: number, total: number) => ({ count, offset, total });
const accepted: [what: string, call: () => Promise<Response>, status: number, answer: unknown][] = [
  ['an e-mail', () => sendTo('C'), 201, { messageId: '<1@mail.sangam.example>' }],
  ['an e-mail to a name of 70 characters', () => sendTo('n'.repeat(70)), 201, expect.anything()],
  ['an enquiry', () => enquire(), 201, ''],
  ['an anonymous visitor', () => ask({ grantType: 'anonymous' }), 200, tokens.visitor[0]],
  [
    'a refresh token',
    () => ask({ refreshToken: 'refresh-1', grantType: 'refresh_token' }),
    200,
    tokens.visitor[1],
  ],
  [
    'a query of the annual returns',
    () => query('AnnualRevenueFiles', 0),
    200,
    { dataItems: [annualReturns], pagingMetadata: page(1, 0, 1) },
  ],
  [
    'a query after the last item',
    () => query('AnnualRevenueFiles', 50),
    200,
    { dataItems: [], pagingMetadata: page(0, 50, 1) },
  ],
  [
    'a query of an unknown collection',
    () => query('Other', 0),
    200,
    { dataItems: [], pagingMetadata: page(0, 0, 0) },
  ],
];

describe('a service', () => {
  it.each(accepted)('answers %s and keeps its contract', async (_what, call, status, expected) => {
    const answer = await call();
    const text = await answer.text();
    expect([answer.status, text && JSON.parse(text)]).toEqual([status, expected]);
    expect(network.calls[0]!.violations).toEqual([]);
  });

  it.each([
    ['an e-mail to a name of 71 characters', () => sendTo('n'.repeat(71)), 'body/to/0/name'],
    ['an enquiry with an undeclared field', () => enquire({ bcc: 'b@c.example' }), 'body/bcc'],
    ['an enquiry with a control character', () => enquire({ full_name: 'A\nB' }), 'body/full_name'],
    [
      'a token with an authorization scheme',
      () => query('Other', 0, 'Bearer access-1'),
      'header authorization',
    ],
    ['another version of the picker', () => fetch(`${CDN}28.0.0/dist/js/utils.js`), 'path version'],
  ])('refuses %s and says why', async (_what, call, words) => {
    expect((await call()).status).toBe(400);
    expect(network.calls[0]!.violations.join()).toContain(words);
  });

  it('refuses an unknown refresh token and keeps its contract', async () => {
    const answer = await ask({ refreshToken: 'other', grantType: 'refresh_token' });
    expect([answer.status, network.calls[0]!.violations]).toEqual([401, []]);
  });

  it('answers a query with replaced fixtures, one page at a time', async () => {
    const usual = network.fixtures.collections;
    network.fixtures.collections = { Other: Array.from({ length: 51 }, () => annualReturns) };
    const answers = await Promise.all([query('Other', 0), query('Other', 50)]);
    network.fixtures.collections = usual;
    const pages = await Promise.all(answers.map((answer) => answer.json()));
    expect(pages.map(({ pagingMetadata }) => pagingMetadata)).toEqual([page(50, 0, 51), page(1, 50, 51)]);
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
      const answer = await fetch(`${CDN}${version}/dist/js/${file}`);
      expect(await answer.text()).toBe(await readPackageFile(`intl-tel-input/dist/js/${file}`));
      expect(network.calls[0]!.violations).toEqual([]);
    },
  );
});
