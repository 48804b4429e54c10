import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNodeNetwork } from '../adapters/node.ts';

const { network, server } = createNodeNetwork();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('a stored file is a PDF whose text names it', async () => {
  const answer = await fetch('https://docs.wixstatic.com/ugd/8d2c34_2023.pdf');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(text).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/);
  expect(text).toContain('Sample of 8d2c34_2023.pdf');
  expect(network.calls[0]!.violations).toEqual([]);
});
