import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCompleteMessages } from '../messages/read-complete-messages.ts';

const MESSAGES_FOLDER = '.cache/mutants/test';
const started = { testCaseStarted: { id: 'a' } };
const finished = { testCaseFinished: { testCaseStartedId: 'a' } };
const runEnd = { testRunFinished: { success: false } };
const runCrash = { testRunFinished: { success: false, exception: { message: 'Out of memory' } } };
const failedHook = { testRunHookFinished: { result: { status: 'FAILED', message: 'No browser\n    at' } } };

function writeMessages(...lines: (object | string)[]): string {
  mkdirSync(MESSAGES_FOLDER, { recursive: true });
  const file = `${MESSAGES_FOLDER}/messages.ndjson`;
  writeFileSync(
    file,
    lines.map((line) => (typeof line === 'string' ? line : `${JSON.stringify(line)}\n`)).join(''),
  );
  return file;
}

it('reads the messages of a complete run', () => {
  expect(readCompleteMessages(writeMessages(started, finished, runEnd))).toEqual([started, finished, runEnd]);
});

it.each([
  ['a run that wrote nothing', [], 'it has not finished'],
  ['a run that ended between scenarios', [started, finished], 'it has not finished'],
  ['a run that ended while writing a message', [started, '{"testCaseFin'], 'its last message is incomplete'],
  ['a run with a scenario that has not finished', [started, runEnd], 'a scenario has not finished'],
  ['a run without a browser', [failedHook, runEnd], 'No browser'],
  ['a run that threw', [started, finished, runCrash], 'Out of memory'],
])('throws for the messages of %s', (_what, lines, words) => {
  expect(() => readCompleteMessages(writeMessages(...lines))).toThrow(`The run ended early: ${words}`);
});

it('throws for a missing file', () => {
  expect(() => readCompleteMessages(`${MESSAGES_FOLDER}/none.ndjson`)).toThrow('The run ended early');
});
