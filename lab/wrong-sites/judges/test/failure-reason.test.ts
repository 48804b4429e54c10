import { describe, expect, it } from 'vitest';
import type { StepRun } from '../../../../harness/messages/messages.ts';
import { failureReasonOf } from '../failure-reason.ts';

type Type = 'Context' | 'Action' | 'Outcome';
const ran = (type: Type | undefined, status: string, message = ''): StepRun =>
  ({ keyword: '', step: type && { type }, result: { status, message } }) as unknown as StepRun;

const given = ran('Context', 'PASSED');
const then = ran('Outcome', 'PASSED');
const notRun = ran('Outcome', 'SKIPPED');
const hook = (message: string) => ran(undefined, 'FAILED', `Error: ${message}\n    at World.<anonymous>`);
const ofThen = (message: string) => [given, ran('Outcome', 'FAILED', message)];
const ofWhen = (message: string) => [given, ran('Action', 'FAILED', message), notRun];

const EQUAL = `Error: calls to sendEmail

\u001B[2mexpect(\u001B[22m\u001B[31mreceived\u001B[39m).toBe(expected)

Expected: 1
Received: 2

Call Log:
- Timeout 2000ms exceeded while waiting on the predicate`;
const ABSENT = `Error: expect(locator).toHaveText(expected) failed

Locator: getByRole('main')
Expected: "At most 300"
Error: element(s) not found`;
const DIFFERENT = `Error: expect(received).toEqual(expected) // deep equality

- Expected  - 1
+ Received  + 1`;
const UNANSWERED = `Error: Timeout 2000ms exceeded while waiting on the predicate
    at Object.toBe (node_modules/playwright/lib/matchers/expect.js:13334:23)`;
const CLICK = `locator.click: Timeout 2000ms exceeded.
Call log:
  - waiting for getByRole('link')`;
const COVERED = `locator.tap: Timeout 2000ms exceeded.
Call log:
  - waiting for getByRole('button', { name: 'Products' })
    - locator resolved to <button type="button">…</button>
    2 × waiting for element to be visible, enabled and stable
      - element is visible, enabled and stable
      - <p>Back</p> from <section>…</section> subtree intercepts pointer events
    - waiting 500ms`;
const DISABLED = `locator.click: Timeout 2000ms exceeded.
Call log:
  - waiting for getByRole('button', { name: 'Send' })
    - locator resolved to <button disabled>Send</button>
    3 × waiting for element to be visible, enabled and stable
      - element is not enabled
    - retrying click action`;
const PAGE_ERROR = 'Page error: TypeError: x is not a function';
const LOST_MODULE =
  'Page error: TypeError: Failed to fetch dynamically imported module: http://127.0.0.1/assets/index.js';
const CONTRACT = 'POST https://api.brevo.com/v3/smtp/email, request: body: no subject';
const LINE = 'Console info that the scenario does not expect: Email sent (http://127.0.0.1/assets/a.js)';
const STORED = 'A stored entry that the scenario does not expect: enquiry';
const UNASKED = 'The page scrolled, unasked';
const LOST =
  'Console error that the scenario does not expect: Failed to load resource: net::ERR_NETWORK_CHANGED ()';

describe('a failure is conclusive', () => {
  it.each([
    ['values that differ after a time-out', ofThen(EQUAL), 'calls to sendEmail'],
    ['a missing value', ofThen(ABSENT), 'expect(locator).toHaveText(expected) failed'],
    ['objects that differ', ofThen(DIFFERENT), 'expect(received).toEqual(expected) // deep equality'],
    ['a page error', [given, then, hook(PAGE_ERROR)], PAGE_ERROR],
    ['a page error that stopped the scenario', [...ofWhen(CLICK), hook(PAGE_ERROR)], PAGE_ERROR],
    ['a broken contract', [given, then, hook(CONTRACT)], CONTRACT],
    ['a console line that no step expects', [given, then, hook(LINE)], LINE],
    ['a stored entry that no step expects', [given, then, hook(STORED)], STORED],
    ['an unasked action of the page', [...ofWhen(CLICK), hook(UNASKED)], UNASKED],
    [
      'an element that another one covers',
      ofWhen(COVERED),
      '- <p>Back</p> from <section>…</section> subtree intercepts pointer events',
    ],
    ['an element that is disabled', ofWhen(DISABLED), '- element is not enabled'],
    ['one violation among other lines', [given, then, hook(`${LOST}\n${CONTRACT}`)], CONTRACT],
  ])('by %s', (_what, steps, why) => {
    expect(failureReasonOf({ steps })).toEqual({ why, isConclusive: true });
  });
});

describe('a failure is not conclusive', () => {
  it.each([
    ['when a click finds no element', ofWhen(CLICK), 'locator.click: Timeout 2000ms exceeded.'],
    [
      'when values differ before the Then',
      ofWhen(DIFFERENT),
      'expect(received).toEqual(expected) // deep equality',
    ],
    [
      'when a Then gets no value to compare',
      ofThen(UNANSWERED),
      'Timeout 2000ms exceeded while waiting on the predicate',
    ],
    ['when a Then does not find an element', ofThen(CLICK), 'locator.click: Timeout 2000ms exceeded.'],
    ['when a step times out', ofThen('Error: function timed out, ensure'), 'function timed out, ensure'],
    [
      'when the page crashes',
      [given, then, hook('Page error: The page crashed')],
      'Page error: The page crashed',
    ],
    [
      'when a later step would have expected the line',
      [...ofWhen(CLICK), hook(LINE)],
      'locator.click: Timeout 2000ms exceeded.',
    ],
    ['when the machine breaks a connection', [given, then, hook(LOST)], LOST],
    ['when a module does not load', [given, then, hook(LOST_MODULE)], LOST_MODULE],
    [
      'when a hook fails',
      [given, then, hook('page.evaluate: Target closed')],
      'page.evaluate: Target closed',
    ],
  ])('%s', (_what, steps, why) => {
    expect(failureReasonOf({ steps })).toEqual({ why, isConclusive: false });
  });
});
