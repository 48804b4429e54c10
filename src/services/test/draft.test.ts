import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDraft, readDraft, storeDraft } from '../draft.ts';
import { completeEntry as entry } from '../../enquiry/test/complete-entry.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const storedItems = new Map<string, string>();
const fakeStorage = {
  getItem: (key: string) => storedItems.get(key) ?? null,
  setItem: (key: string, value: string) => void storedItems.set(key, value),
  removeItem: (key: string) => void storedItems.delete(key),
};

beforeEach(() => {
  storedItems.clear();
  vi.stubGlobal('localStorage', fakeStorage);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a draft is stored until it is deleted', () => {
  expect(readDraft()).toBeUndefined();
  storeDraft(entry);
  expect(readDraft()).toEqual(entry);
  deleteDraft();
  expect(readDraft()).toBeUndefined();
  expect(storedItems.size).toBe(0);
});

it('a draft is deleted when it is a day old', () => {
  storeDraft(entry);
  vi.advanceTimersByTime(DAY_MS - 1);
  expect(readDraft()).toEqual(entry);
  vi.advanceTimersByTime(1);
  expect(readDraft()).toBeUndefined();
  expect(storedItems.size).toBe(0);
});

describe('a malformed draft', () => {
  it.each(['no JSON', '7', '[]', '{}', '{"entry":null,"at":1}', `{"entry":${JSON.stringify(entry)}}`])(
    'is ignored and deleted: %s',
    (text) => {
      storedItems.set('enquiry', text);
      expect(readDraft()).toBeUndefined();
      expect(storedItems.size).toBe(0);
    },
  );
});

it('storing a draft does not throw if storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  storeDraft(entry);
  expect(readDraft()).toBeUndefined();
  deleteDraft();
});
