import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeNetwork } from '../adapters/node.ts';

const { network, server } = nodeNetwork();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('gives a PDF that says which file it stands for', async () => {
  const answer = await fetch('https://docs.wixstatic.com/ugd/8d2c34_2023.pdf');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(text).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/);
  expect(text).toContain('Sample of 8d2c34_2023.pdf');
  expect(network.calls[0]!.violations).toEqual([]);
});
