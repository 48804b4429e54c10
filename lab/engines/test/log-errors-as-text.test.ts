import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logErrorsAsText, WORDS_OF_CHROMIUM } from '../firefox/log-errors-as-text.ts';

const write = vi.fn<(...values: unknown[]) => void>();
const { error } = console;

beforeEach(() => {
  write.mockClear();
  console.error = write;
  logErrorsAsText(WORDS_OF_CHROMIUM);
});
afterEach(() => {
  console.error = error;
});

it.each([
  [new TypeError('NetworkError when attempting to fetch resource.'), 'TypeError: Failed to fetch'],
  [new DOMException('The operation timed out.', 'TimeoutError'), 'TimeoutError: The operation'],
])('writes an error to the console in the words of Chromium', (thrown, words) => {
  console.error('Download failed: ', thrown);
  const [label, told] = write.mock.calls[0]!;
  expect([label, String(told).slice(0, words.length)]).toEqual(['Download failed: ', words]);
});

it('leaves what is no error as it is', () => {
  const value = { status: 500 };
  console.error('Failed', value);
  expect(write).toHaveBeenCalledExactlyOnceWith('Failed', value);
});
