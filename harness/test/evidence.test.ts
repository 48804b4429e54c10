import { expect, it } from 'vitest';
import type { Call } from '../../mocks/index.ts';
import { maskedCall } from '../evidence/evidence.ts';

const call = (headers: Record<string, string>, body: string): Call => ({
  service: 'data service',
  operation: 'getToken',
  method: 'POST',
  url: 'https://www.wixapis.com/oauth2/token',
  request: { headers, body },
  answer: { status: 200, headers: {}, body: '{"access_token":"abc","expires_in":14400}' },
  fault: null,
  violations: [],
});

it('keeps a call as it went, without its secrets', () => {
  const { request, answer } = maskedCall(
    call({ 'api-key': 'secret', authorization: 'abcd', accept: 'a/b' }, '{"refreshToken": "xyz"}'),
  );
  expect(request.headers).toEqual({
    'api-key': '(masked, 6 characters)',
    authorization: '(masked, 4 characters)',
    accept: 'a/b',
  });
  expect(request.body).toBe('{"refreshToken": "(masked)"}');
  expect(answer).toMatchObject({ status: 200, body: '{"access_token":"(masked)","expires_in":14400}' });
});

it('shortens a long body and says by how much', () => {
  const { request } = maskedCall(call({}, 'x'.repeat(210)));
  expect(request.body).toBe(`${'x'.repeat(200)}… (10 more characters)`);
});

it('leaves the original as it was', () => {
  const original = call({ 'api-key': 'secret' }, '');
  maskedCall(original);
  expect(original.request.headers['api-key']).toBe('secret');
});

it('masks a secret in an address, in a body too', () => {
  const body = '{"redirect":"https://a.example/?sessionToken=abc","state":"xyz"}';
  const asked = { ...call({}, body), url: 'https://www.wixapis.com/callback?sessionToken=abc&state=xyz' };
  expect(maskedCall(asked)).toMatchObject({
    url: 'https://www.wixapis.com/callback?sessionToken=(masked)&state=xyz',
    request: { body: '{"redirect":"https://a.example/?sessionToken=(masked)","state":"xyz"}' },
  });
});
