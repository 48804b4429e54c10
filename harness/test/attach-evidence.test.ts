import { expect, it } from 'vitest';
import type { Call } from '../../mocks/index.ts';
import { maskSecretsInCall } from '../evidence/attach-evidence.ts';

const makeCall = (headers: Record<string, string>, body: string): Call => ({
  service: 'data service',
  operation: 'getToken',
  method: 'POST',
  url: 'https://www.wixapis.com/oauth2/token',
  request: { headers, body },
  answer: { status: 200, headers: {}, body: '{"access_token":"abc","expires_in":14400}' },
  page: '/contact-us',
  fault: null,
  violations: [],
});

it('a masked call equals the call except for its secrets', () => {
  const { request, answer } = maskSecretsInCall(
    makeCall({ 'api-key': 'secret', authorization: 'abcd', accept: 'a/b' }, '{"refreshToken": "xyz"}'),
  );
  expect(request.headers).toEqual({
    'api-key': '(masked, 6 characters)',
    authorization: '(masked, 4 characters)',
    accept: 'a/b',
  });
  expect(request.body).toBe('{"refreshToken": "(masked)"}');
  expect(answer).toMatchObject({ status: 200, body: '{"access_token":"(masked)","expires_in":14400}' });
});

it('a long body is cut, with the number of missing characters', () => {
  const { request } = maskSecretsInCall(makeCall({}, 'x'.repeat(210)));
  expect(request.body).toBe(`${'x'.repeat(200)}… (10 more characters)`);
});

it('masking does not change the original call', () => {
  const original = makeCall({ 'api-key': 'secret' }, '');
  maskSecretsInCall(original);
  expect(original.request.headers['api-key']).toBe('secret');
});

it('secrets are also masked in the address of a call and in addresses in its body', () => {
  const body = '{"redirect":"https://a.example/?sessionToken=abc","state":"xyz"}';
  const withSecrets = {
    ...makeCall({}, body),
    url: 'https://www.wixapis.com/callback?sessionToken=abc&state=xyz',
  };
  expect(maskSecretsInCall(withSecrets)).toMatchObject({
    url: 'https://www.wixapis.com/callback?sessionToken=(masked)&state=xyz',
    request: { body: '{"redirect":"https://a.example/?sessionToken=(masked)","state":"xyz"}' },
  });
});
