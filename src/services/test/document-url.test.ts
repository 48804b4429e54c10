import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseDocuments } from '../document-url.ts';
import { removeInvisible } from '../file-name.ts';

const address = (link: string, name: string) => `wix:document://v1/ugd/${link}/${name}`;
const plainLink = fc.stringMatching(/^[a-z0-9_]{1,12}\.(pdf|xlsx)$/);

const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => logError.mockClear());

describe('the files behind document addresses', () => {
  test('have segment 4 as link and segment 5, decoded, as name', () => {
    expect(parseDocuments([address('8d2c34_7f.pdf', 'Annual%20Return%202023.pdf')])).toEqual([
      { link: '8d2c34_7f.pdf', name: 'Annual Return 2023.pdf' },
    ]);
  });

  test('have any encoded character of the name decoded', () => {
    const [file] = parseDocuments([address('a.pdf', 'R%26D%20%E2%80%93%20100%25.pdf')]);
    expect(file?.name).toBe('R&D – 100%.pdf');
  });

  test.each(['.8d2c34..7f.pdf', '8d2c34_~mv2.pdf'])('may have the link %s', (link) => {
    expect(parseDocuments([address(link, 'a.pdf')])).toEqual([{ link, name: 'a.pdf' }]);
    expect(logError).not.toHaveBeenCalled();
  });

  test('are in the order of the addresses', () => {
    const files = parseDocuments(['a.pdf', 'b.pdf', 'c.pdf'].map((link) => address(link, link)));
    expect(files.map(({ link }) => link)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  });

  test.each([
    ['no text', 7],
    ['nothing', null],
    ['an object', { link: 'a.pdf', name: 'a.pdf' }],
    ['an empty text', ''],
    ['no link', 'wix:document://v1/ugd'],
    ['no name', 'wix:document://v1/ugd/a.pdf'],
    ['an empty link', address('', 'Return.pdf')],
    ['an empty name', address('a.pdf', '')],
    ['a name of blanks', address('a.pdf', '%20%0A')],
    ['a name that does not decode', address('a.pdf', 'Return%2.pdf')],
    ['a name that is no UTF-8', address('a.pdf', '%FF.pdf')],
    ['a link that leads up', address('..', 'Return.pdf')],
    ['a link with a query', address('a.pdf?x=1', 'Return.pdf')],
    ['a link with an encoded slash', address('a%2Fb.pdf', 'Return.pdf')],
    ['a link with an at sign', address('a@b.pdf', 'Return.pdf')],
    ['no folder', 'wix:document://v1/8d2c34_7f.pdf/Return.pdf'],
    ['a bare percent sign in its name', address('a.pdf', '100% Return.pdf')],
    ['a name without width', address('a.pdf', '%E2%80%8B%C2%AD')],
  ])('leave out an address with %s, and only that, and name it in the console', (_, document) => {
    const good = address('good.pdf', 'Good.pdf');
    expect(parseDocuments([good, document, good])).toHaveLength(2);
    expect(logError.mock.calls).toEqual([['Documents left out: ', [document]]]);
  });

  test('have the name that was encoded', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => removeInvisible(text).trim());
    fc.assert(
      fc.property(
        plainLink,
        name.filter((text) => text !== '' && removeInvisible(text) === text),
        (link, shown) => {
          expect(parseDocuments([address(link, encodeURIComponent(shown))])).toEqual([{ link, name: shown }]);
        },
      ),
    );
  });

  test('have a plain link and a visible name, whatever the service sends', () => {
    const hostile = fc.oneof(
      fc.anything(),
      fc.tuple(fc.string(), fc.string()).map(([a, b]) => address(a, b)),
    );
    fc.assert(
      fc.property(fc.array(hostile), (documents) => {
        for (const { link, name } of parseDocuments(documents)) {
          expect(link).toMatch(/^[\w.~-]+$/);
          expect(link).not.toMatch(/^\.+$/);
          expect(name.trim()).not.toBe('');
        }
      }),
    );
  });
});
