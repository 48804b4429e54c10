import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, keepDraft, keptDraft } from '../draft.ts';
import { completeEntry as entry } from '../../enquiry/test/complete-entry.ts';

const DAY = 24 * 60 * 60 * 1000;
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', storage);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is kept until it is forgotten', () => {
  expect(keptDraft()).toBeUndefined();
  keepDraft(entry);
  expect(keptDraft()).toEqual(entry);
  forgetDraft();
  expect(keptDraft()).toBeUndefined();
  expect(kept.size).toBe(0);
});

it('is kept for less than a day, and then erased', () => {
  keepDraft(entry);
  vi.advanceTimersByTime(DAY - 1);
  expect(keptDraft()).toEqual(entry);
  vi.advanceTimersByTime(1);
  expect(keptDraft()).toBeUndefined();
  expect(kept.size).toBe(0);
});

describe('what is no draft', () => {
  it.each(['no JSON', '7', '[]', '{}', '{"entry":null,"at":1}', `{"entry":${JSON.stringify(entry)}}`])(
    'is none, and erased: %s',
    (text) => {
      kept.set('enquiry', text);
      expect(keptDraft()).toBeUndefined();
      expect(kept.size).toBe(0);
    },
  );
});

it('is no error where the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  keepDraft(entry);
  expect(keptDraft()).toBeUndefined();
  forgetDraft();
});
