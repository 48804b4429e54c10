import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createNodeNetwork } from '../adapters/node.ts';
import { readPackageFile } from '../adapters/package-file.ts';

const { network, server } = createNodeNetwork();
const base = 'https://cdn.jsdelivr.net/npm/intl-tel-input@';
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => void network.calls.splice(0));

it.each(['intlTelInput.min.js', 'utils.js'])(
  'the CDN serves %s as the installed package has it',
  async (file) => {
    const answer = await fetch(`${base}29.5.1/dist/js/${file}`);
    expect(await answer.text()).toBe(await readPackageFile(`intl-tel-input/dist/js/${file}`));
    expect(network.calls[0]!.violations).toEqual([]);
  },
);

it('the contract declares the version that is installed', async () => {
  const { version } = JSON.parse(await readPackageFile('intl-tel-input/package.json'));
  expect((await fetch(`${base}${version}/dist/js/utils.js`)).status).toBe(200);
});

it('the CDN refuses any other version', async () => {
  expect((await fetch(`${base}28.0.0/dist/js/utils.js`)).status).toBe(400);
});
