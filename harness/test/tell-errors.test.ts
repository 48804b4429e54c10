import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellErrors, WORDS_OF_CHROMIUM } from '../browsers/tell-errors.ts';

const write = vi.fn<(...values: unknown[]) => void>();
const { error } = console;

beforeEach(() => {
  write.mockClear();
  console.error = write;
  tellErrors(WORDS_OF_CHROMIUM);
});
afterEach(() => {
  console.error = error;
});

it.each([
  ['an error', new Error('The file host answered 404'), 'Error: The file host answered 404'],
  [
    'a lost call',
    new TypeError('NetworkError when attempting to fetch resource.'),
    'TypeError: Failed to fetch',
  ],
  [
    'a lost module',
    new TypeError('error loading dynamically imported module: http://127.0.0.1/a.js'),
    'TypeError: Failed to fetch dynamically imported module: http://127.0.0.1/a.js',
  ],
  ['a time-out', new DOMException('The operation timed out.', 'TimeoutError'), 'TimeoutError: The operation'],
])('writes %s to the console in the words of Chromium', (_what, thrown, words) => {
  console.error('Download failed: ', thrown);
  const [label, told] = write.mock.calls[0]!;
  expect(label).toBe('Download failed: ');
  expect(told).toSatisfy((text: string) => text.startsWith(words));
});

it('leaves what is no error as it is', () => {
  const value = { status: 500 };
  console.error('Failed', value);
  expect(write).toHaveBeenCalledExactlyOnceWith('Failed', value);
});
