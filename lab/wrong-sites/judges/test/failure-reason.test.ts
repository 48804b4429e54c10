import { describe, expect, it } from 'vitest';
import type { StepRun } from '../../../../harness/messages/messages.ts';
import { failureReasonOf } from '../failure-reason.ts';

type StepType = 'Context' | 'Action' | 'Outcome';
const createStep = (type: StepType | undefined, status: string, message = ''): StepRun =>
  ({ keyword: '', step: type && { type }, result: { status, message } }) as unknown as StepRun;

const given = createStep('Context', 'PASSED');
const then = createStep('Outcome', 'PASSED');
const notRun = createStep('Outcome', 'SKIPPED');
const failHook = (message: string) =>
  createStep(undefined, 'FAILED', `Error: ${message}\n    at World.<anonymous>`);
const failThen = (message: string) => [given, createStep('Outcome', 'FAILED', message)];
const failWhen = (message: string) => [given, createStep('Action', 'FAILED', message), notRun];

const UNEQUAL_COUNTS = `Error: calls to sendEmail

\u001B[2mexpect(\u001B[22m\u001B[31mreceived\u001B[39m).toBe(expected)

Expected: 1
Received: 2

Call Log:
- Timeout 2000ms exceeded while waiting on the predicate`;
const MISSING_ELEMENT = `Error: expect(locator).toHaveText(expected) failed

Locator: getByRole('main')
Expected: "At most 300"
Error: element(s) not found`;
const UNEQUAL_OBJECTS = `Error: expect(received).toEqual(expected) // deep equality

- Expected  - 1
+ Received  + 1`;
const TIMEOUT_WITHOUT_VALUES = `Error: Timeout 2000ms exceeded while waiting on the predicate
    at Object.toBe (node_modules/playwright/lib/matchers/expect.js:13334:23)`;
const TIMEOUT = `locator.click: Timeout 2000ms exceeded.
Call log:
  - waiting for getByRole('link')`;
const COVERED_ELEMENT = `locator.tap: Timeout 2000ms exceeded.
Call log:
  - waiting for getByRole('button', { name: 'Products' })
    - locator resolved to <button type="button">…</button>
    2 × waiting for element to be visible, enabled and stable
      - element is visible, enabled and stable
      - <p>Back</p> from <section>…</section> subtree intercepts pointer events
    - waiting 500ms`;
const DISABLED_ELEMENT = `locator.click: Timeout 2000ms exceeded.
Call log:
  - waiting for getByRole('button', { name: 'Send' })
    - locator resolved to <button disabled>Send</button>
    3 × waiting for element to be visible, enabled and stable
      - element is not enabled
    - retrying click action`;
const PAGE_ERROR = 'Page error: TypeError: x is not a function';
const LOST_MODULE =
  'Page error: TypeError: Failed to fetch dynamically imported module: http://127.0.0.1/assets/index.js';
const BAD_CALL = 'POST https://api.brevo.com/v3/smtp/email, request: body: no subject';
const LOG_LINE = 'Console info that the scenario does not expect: Email sent (http://127.0.0.1/assets/a.js)';
const STORED_ENTRY = 'A stored entry that the scenario does not expect: enquiry';
const UNASKED_SCROLL = 'The page scrolled, unasked';
const LOST_CONNECTION =
  'Console error that the scenario does not expect: Failed to load resource: net::ERR_NETWORK_CHANGED ()';

describe('a failure is conclusive', () => {
  it.each([
    ['values that differ after a time-out', failThen(UNEQUAL_COUNTS), 'calls to sendEmail'],
    ['a missing value', failThen(MISSING_ELEMENT), 'expect(locator).toHaveText(expected) failed'],
    ['objects that differ', failThen(UNEQUAL_OBJECTS), 'expect(received).toEqual(expected) // deep equality'],
    ['a page error', [given, then, failHook(PAGE_ERROR)], PAGE_ERROR],
    ['a page error that stopped the scenario', [...failWhen(TIMEOUT), failHook(PAGE_ERROR)], PAGE_ERROR],
    ['a broken contract', [given, then, failHook(BAD_CALL)], BAD_CALL],
    ['a console line that no step expects', [given, then, failHook(LOG_LINE)], LOG_LINE],
    ['a stored entry that no step expects', [given, then, failHook(STORED_ENTRY)], STORED_ENTRY],
    ['an unasked action of the page', [...failWhen(TIMEOUT), failHook(UNASKED_SCROLL)], UNASKED_SCROLL],
    [
      'an element that another one covers',
      failWhen(COVERED_ELEMENT),
      '- <p>Back</p> from <section>…</section> subtree intercepts pointer events',
    ],
    ['an element that is disabled', failWhen(DISABLED_ELEMENT), '- element is not enabled'],
    ['one violation among other lines', [given, then, failHook(`${LOST_CONNECTION}\n${BAD_CALL}`)], BAD_CALL],
  ])('by %s', (_what, steps, why) => {
    expect(failureReasonOf({ steps })).toEqual({ why, isConclusive: true });
  });
});

describe('a failure is not conclusive', () => {
  it.each([
    ['when a click finds no element', failWhen(TIMEOUT), 'locator.click: Timeout 2000ms exceeded.'],
    [
      'when values differ before the Then',
      failWhen(UNEQUAL_OBJECTS),
      'expect(received).toEqual(expected) // deep equality',
    ],
    [
      'when a Then gets no value to compare',
      failThen(TIMEOUT_WITHOUT_VALUES),
      'Timeout 2000ms exceeded while waiting on the predicate',
    ],
    ['when a Then does not find an element', failThen(TIMEOUT), 'locator.click: Timeout 2000ms exceeded.'],
    ['when a step times out', failThen('Error: function timed out, ensure'), 'function timed out, ensure'],
    [
      'when the page crashes',
      [given, then, failHook('Page error: The page crashed')],
      'Page error: The page crashed',
    ],
    [
      'when a later step would have expected the line',
      [...failWhen(TIMEOUT), failHook(LOG_LINE)],
      'locator.click: Timeout 2000ms exceeded.',
    ],
    ['when the machine breaks a connection', [given, then, failHook(LOST_CONNECTION)], LOST_CONNECTION],
    ['when a module does not load', [given, then, failHook(LOST_MODULE)], LOST_MODULE],
    [
      'when a hook fails',
      [given, then, failHook('page.evaluate: Target closed')],
      'page.evaluate: Target closed',
    ],
  ])('%s', (_what, steps, why) => {
    expect(failureReasonOf({ steps })).toEqual({ why, isConclusive: false });
  });
});
