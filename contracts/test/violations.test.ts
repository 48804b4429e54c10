import { describe, expect, it } from 'vitest';
import { getOperation } from '../declared-operations.ts';
import { findAnswerViolations, findRequestViolations } from '../violations.ts';

const sendEmail = getOperation('sendEmail');
const email = {
  sender: { email: 'a@b.example', name: 'A' },
  to: [{ email: 'c@d.example', name: 'C' }],
  subject: 'Hello',
  htmlContent: '<p>Hello</p>',
};
const validHeaders = { 'content-type': 'application/json', accept: 'application/json', 'api-key': 'k' };

function checkRequest(body: unknown, headers: Record<string, string | undefined> = {}, query = '') {
  const all = Object.entries({ ...validHeaders, ...headers }).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  return findRequestViolations(sendEmail, {
    url: new URL(`https://api.brevo.com/v3/smtp/email${query}`),
    params: {},
    headers: new Headers(all),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function checkAnswer(status: number, body: string, headers: Record<string, string> = {}) {
  const all = { 'content-type': 'application/json', 'access-control-allow-origin': '*', ...headers };
  return findAnswerViolations(sendEmail, { status, headers: new Headers(all), body });
}

describe('a request', () => {
  it('that keeps the contract has no violation', () => expect(checkRequest(email)).toEqual([]));

  it.each([
    ['a header is missing', () => checkRequest(email, { 'api-key': undefined }), 'header api-key is missing'],
    [
      'a header is empty',
      () => checkRequest(email, { 'api-key': '' }),
      'header api-key: String is too short (0 < 1).',
    ],
    [
      'a header differs',
      () => checkRequest(email, { accept: '*/*' }),
      'header accept: Instance does not match "application/json".',
    ],
    ['the body is missing', () => checkRequest(''), 'body is missing'],
    ['the body is not JSON', () => checkRequest('{'), 'body is not JSON'],
    [
      'the body has another type',
      () => checkRequest(email, { 'content-type': 'text/plain' }),
      'body is text/plain, declared is application/json',
    ],
    [
      'a field is missing',
      () => checkRequest({ ...email, subject: undefined }),
      'body: Instance does not have required property "subject".',
    ],
    [
      'a nested field is missing',
      () => checkRequest({ ...email, to: [{ name: 'C' }] }),
      'body/to/0: Instance does not have required property "email".',
    ],
    ['a field is not declared', () => checkRequest({ ...email, bcc: [] }), 'body/bcc'],
    ['a query is not declared', () => checkRequest(email, {}, '?debug=1'), 'query debug is not declared'],
  ])('has a violation in words when %s', (_what, check, words) => {
    expect(check().join('\n')).toContain(words);
  });
});

describe('an answer', () => {
  it('that keeps the contract has no violation', () =>
    expect(checkAnswer(201, '{"messageId":"1"}')).toEqual([]));

  it.each([
    ['the status is not declared', () => checkAnswer(302, ''), 'status 302 is not declared'],
    [
      'a header is missing',
      () =>
        findAnswerViolations(sendEmail, {
          status: 201,
          headers: new Headers({ 'content-type': 'application/json' }),
          body: '{"messageId":"1"}',
        }),
      'header access-control-allow-origin is missing',
    ],
    [
      'a header differs',
      () => checkAnswer(201, '{"messageId":"1"}', { 'access-control-allow-origin': 'https://a.example' }),
      'header access-control-allow-origin: Instance does not match "*".',
    ],
    [
      'a field is missing',
      () => checkAnswer(201, '{}'),
      'body: Instance does not have required property "messageId".',
    ],
    [
      'a field has another type',
      () => checkAnswer(201, '{"messageId":1}'),
      'body/messageId: Instance type "number" is invalid. Expected "string".',
    ],
    ['the body is missing', () => checkAnswer(201, ''), 'body is missing'],
  ])('has a violation in words when %s', (_what, check, words) => {
    expect(check().join('\n')).toContain(words);
  });
});
