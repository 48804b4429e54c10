import { statSync, truncateSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entryOf } from './support/entries.ts';
import { createRelayParts } from './support/relay-parts.ts';

/** A relay that has stored a first enquiry; `accept` stores the next one, `during` runs just before it is written. */
function createStore() {
  const { storage, intake, file } = createRelayParts();
  let number = 0;
  const accept = (during?: () => void) =>
    storage.store(() => {
      during?.();
      return intake.accept({ kind: 'company', entry: entryOf((number += 1)) }, number);
    });
  accept();
  return { accept, journal: `${file}-wal` };
}

it.each([
  ['to its head', () => 32],
  ['to nothing', () => 0],
  ['by half', (size: number) => size / 2],
  ['by half of its last page', (size: number) => size - 2048],
])('a journal that is cut %s while SQLite writes to it is seen, and stays so', (_where, sizeOf) => {
  const { accept, journal } = createStore();
  const cut = () => truncateSync(journal, sizeOf(statSync(journal).size));
  expect(() => accept(cut)).toThrow('the journal was cut short');
  expect(() => accept()).toThrow('the journal was cut short');
});

it('a journal that SQLite begins anew is sound', () => {
  const { accept, journal } = createStore();
  const sizes = Array.from({ length: 1500 }, () => {
    accept();
    return statSync(journal).size;
  });
  // The file keeps its size when it is written from its beginning again.
  expect(sizes.filter((size, at) => size === sizes[at - 1]).length).toBeGreaterThan(1000);
});
