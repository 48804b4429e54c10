import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit, explainStale, type Mutant } from '../mutant.ts';

const LIMITS_FILE = 'src/content/limits.ts';
const mutant: Mutant = {
  id: '9.1-1',
  clause: '9.1',
  name: 'The message may have 301 characters',
  edits: [{ file: LIMITS_FILE, find: 'messageCharacters: 300', replace: 'messageCharacters: 301' }],
  judge: 'features',
};

const [edit] = mutant.edits as [Edit];
const isoEdit: Edit = { file: LIMITS_FILE, find: "iso2: 'in'", replace: "iso2: 'us'" };

describe('a mutant', () => {
  it('changes only the text of its edit, in that file', () => {
    const source = 'a messageCharacters: 300, b';
    expect(applyEdits(mutant, LIMITS_FILE, source)).toBe('a messageCharacters: 301, b');
    expect(applyEdits(mutant, 'src/content/other.ts', source)).toBe(source);
  });

  it('may have edits in several files, and several in one', () => {
    const other = { file: 'src/other.ts', find: 'a', replace: 'b' };
    const edits = [edit, isoEdit, other];
    expect(applyEdits({ edits }, LIMITS_FILE, "messageCharacters: 300, iso2: 'in'")).toBe(
      "messageCharacters: 301, iso2: 'us'",
    );
    expect(applyEdits({ edits }, 'src/other.ts', 'a')).toBe('b');
  });

  it('is not stale if each text occurs once in its file', () => {
    expect(explainStale(mutant)).toBeUndefined();
    expect(explainStale({ ...mutant, edits: [edit, isoEdit] })).toBeUndefined();
  });

  it.each([
    [{ file: 'src/no-such-file.ts' }, 'there is no file src/no-such-file.ts'],
    [{ find: 'no such text' }, 'its text occurs 0 times'],
    [{ find: 'export const' }, 'its text occurs 2 times'],
    [{ replace: edit.find }, 'changes nothing'],
  ])('is stale, with the reason, if its edit has %j', (change, words) => {
    expect(explainStale({ ...mutant, edits: [{ ...edit, ...change }] })).toContain(words);
    expect(explainStale({ ...mutant, edits: [isoEdit, { ...edit, ...change }] }), 'a second edit').toContain(
      words,
    );
  });

  it('is stale if one edit removes the text of another', () => {
    expect(explainStale({ ...mutant, edits: [edit, { ...edit, replace: '' }] })).toContain('occurs 0 times');
  });
});
