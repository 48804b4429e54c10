import { paths } from '../../src/content/paths.ts';
import { checkFigure, checkEmpty } from '../checks.ts';
import { expect, getOrigin, test } from '../gate-test.ts';
import { screens, UNKNOWN_PATH } from '../screens.ts';

const SECURITY_HEADERS: Record<string, RegExp> = {
  'content-security-policy': /frame-ancestors 'none'/,
  'strict-transport-security': /max-age=\d{7,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'permissions-policy': /./,
};

/** TCP's initial window, ten segments (RFC 6928): the bytes that are sent before the first acknowledgement. */
const TCP_INITIAL_WINDOW_BYTES = 14_600;

test.describe('host', () => {
  for (const { name, path } of screens)
    test(name, async ({ request }) => {
      const answer = await request.get(getOrigin() + path, { headers: { 'accept-encoding': 'gzip' } });
      const headers = answer.headers();
      expect(answer.status()).toBe(name === 'notFound' ? 404 : 200);
      const broken = Object.entries(SECURITY_HEADERS).filter(
        ([header, rule]) => !rule.test(headers[header] ?? ''),
      );
      checkEmpty(
        'Each page has the security headers',
        broken.map(([header]) => header),
      );
      checkEmpty('Each page is compressed and revalidated', [
        ...(headers['content-encoding'] === 'gzip' ? [] : ['not compressed']),
        ...(/max-age=0|no-cache/.test(headers['cache-control'] ?? '') ? [] : ['cached without revalidation']),
      ]);
      const best = await request.get(getOrigin() + path, { headers: { 'accept-encoding': 'br' } });
      const head = best.headersArray().map((header) => `${header.name}: ${header.value}\r\n`);
      const bytes =
        head.join('').length + Number(best.headers()['content-length'] ?? (await best.body()).length);
      checkFigure('A page in the first packets of a connection, compressed', bytes, 'bytes', {
        atMost: TCP_INITIAL_WINDOW_BYTES,
      });
    });

  test('files with a hash in their name', async ({ request }) => {
    const html = await (await request.get(getOrigin() + paths.home)).text();
    const files = new Set(html.match(/\/assets\/[^"'`]+\.(js|css)/g));
    checkFigure('Files with a hash in their name on the home page', files.size, 'files', { atLeast: 3 });
    for (const file of files) {
      const headers = (await request.get(getOrigin() + file)).headers();
      const immutable = /max-age=31536000.*immutable/.test(headers['cache-control'] ?? '');
      const compressed = /^(br|gzip)$/.test(headers['content-encoding'] ?? '');
      checkEmpty(
        'Files with a hash in their name are immutable and compressed',
        immutable && compressed ? [] : [file],
      );
    }
  });

  test('addresses without a page', async ({ request }) => {
    for (const path of [UNKNOWN_PATH, '/product/none', '/assets/none.js', paths.notFound, '/_headers']) {
      const answer = await request.get(getOrigin() + path, { headers: { 'accept-encoding': 'br' } });
      expect.soft(answer.status(), path).toBe(404);
      expect.soft(await answer.text(), path).toContain('Page Not Found');
      expect.soft(answer.headers()['cache-control'], path).not.toContain('immutable');
    }
  });
});
