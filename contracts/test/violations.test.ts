import { describe, expect, it } from 'vitest';
import { operationOf } from '../operations.ts';
import { answerViolations, requestViolations } from '../violations.ts';

const sendEmail = operationOf('sendEmail');
const valid = {
  sender: { email: 'a@b.example', name: 'A' },
  to: [{ email: 'c@d.example', name: 'C' }],
  subject: 'Hello',
  htmlContent: '<p>Hello</p>',
};
const headers = { 'content-type': 'application/json', accept: 'application/json', 'api-key': 'k' };

function request(body: unknown, change: Record<string, string | undefined> = {}, query = '') {
  const all = Object.entries({ ...headers, ...change }).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  return requestViolations(sendEmail, {
    url: new URL(`https://api.brevo.com/v3/smtp/email${query}`),
    params: {},
    headers: new Headers(all),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function answer(status: number, body: string, change: Record<string, string> = {}) {
  const all = { 'content-type': 'application/json', 'access-control-allow-origin': '*', ...change };
  return answerViolations(sendEmail, { status, headers: new Headers(all), body });
}

describe('a request', () => {
  it('keeps the contract', () => expect(request(valid)).toEqual([]));

  it.each([
    ['a header is missing', () => request(valid, { 'api-key': undefined }), 'header api-key is missing'],
    [
      'a header is empty',
      () => request(valid, { 'api-key': '' }),
      'header api-key: String is too short (0 < 1).',
    ],
    [
      'a header differs',
      () => request(valid, { accept: '*/*' }),
      'header accept: Instance does not match "application/json".',
    ],
    ['the body is missing', () => request(''), 'body is missing'],
    ['the body is no JSON', () => request('{'), 'body is not JSON'],
    [
      'the body has another type',
      () => request(valid, { 'content-type': 'text/plain' }),
      'body is text/plain, declared is application/json',
    ],
    [
      'a field is missing',
      () => request({ ...valid, subject: undefined }),
      'body: Instance does not have required property "subject".',
    ],
    [
      'a nested field is missing',
      () => request({ ...valid, to: [{ email: 'c@d.example' }] }),
      'body/to/0: Instance does not have required property "name".',
    ],
    ['a field is not declared', () => request({ ...valid, bcc: [] }), 'body/bcc'],
    ['a query is not declared', () => request(valid, {}, '?debug=1'), 'query debug is not declared'],
  ])('says in words that %s', (_what, judge, words) => {
    expect(judge().join('\n')).toContain(words);
  });
});

describe('an answer', () => {
  it('keeps the contract', () => expect(answer(201, '{"messageId":"1"}')).toEqual([]));

  it.each([
    ['the status is not declared', () => answer(302, ''), 'status 302 is not declared'],
    [
      'a header is missing',
      () =>
        answerViolations(sendEmail, {
          status: 201,
          headers: new Headers({ 'content-type': 'application/json' }),
          body: '{"messageId":"1"}',
        }),
      'header access-control-allow-origin is missing',
    ],
    [
      'a header differs',
      () => answer(201, '{"messageId":"1"}', { 'access-control-allow-origin': 'https://a.example' }),
      'header access-control-allow-origin: Instance does not match "*".',
    ],
    [
      'a field is missing',
      () => answer(201, '{}'),
      'body: Instance does not have required property "messageId".',
    ],
    [
      'a field has another type',
      () => answer(201, '{"messageId":1}'),
      'body/messageId: Instance type "number" is invalid. Expected "string".',
    ],
    ['the body is missing', () => answer(201, ''), 'body is missing'],
  ])('says in words that %s', (_what, judge, words) => {
    expect(judge().join('\n')).toContain(words);
  });
});
