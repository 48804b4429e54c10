import fc from 'fast-check';
import type { Field } from './form.ts';

/** Parts of texts as people write and paste them. Gherkin reads quotation marks and backslashes itself: there is none. */
const LETTERS = ['Asha', 'Zoë', 'e\u0301', 'ß', 'अनन्या', 'क्\u200dष', '李小龍', 'أحمد', '👩‍💻', '🇮🇳'];
const SIGNS = [' ', '&', '&amp;', '<b>', '</p><script>', 'O’', "'", '{name}', '%20', '$&', '|', '#'];
/** Bidirectional controls and a byte order mark, which no e-mail has; the box keeps them. */
const CONTROLS = ['\u202e', '\u2066', '\ufeff'];
/** Characters without width, which count for nothing in an address and in a number. */
const WITHOUT_WIDTH = ['\u200b', '\u00ad', ...CONTROLS];

const text = (first: readonly string[], others: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...first), fc.array(fc.constantFrom(...others), { maxLength: 5 }))
    .map(([one, more]) => [one, ...more].join(''));
const words = text(LETTERS, [...LETTERS, ...SIGNS, ...CONTROLS]);
const unseen = (...blanks: string[]) =>
  fc.array(fc.constantFrom(...blanks, ...WITHOUT_WIDTH), { maxLength: 2 }).map((all) => all.join(''));
const inTurn = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));

/** What may be typed into each field, right and wrong. */
export const texts: Record<Field, fc.Arbitrary<string>> = {
  Name: fc.oneof(
    { weight: 5, arbitrary: words },
    { weight: 1, arbitrary: fc.constantFrom(...WITHOUT_WIDTH) },
  ),
  // A field of type email has no blanks at its ends: the browser removes them, and writes a domain in ASCII.
  'Email ID': inTurn(
    unseen(),
    fc.constantFrom('Asha.Rao@Lender.example', "zoë.o'neil+x@lender.example", 'a@b', 'a b@c.d', '@'),
  ),
  'Contact number': fc.oneof(
    inTurn(unseen(' '), fc.constantFrom('9000000000', '020', '90 00', '९०००', '9-0'), unseen(' ')),
    // The picker takes a dial code away, and the site puts it back, which would break off an input method.
    fc.constant('+91900'),
  ),
  'Company name': words,
  Message: fc.oneof(
    { weight: 4, arbitrary: words },
    {
      weight: 1,
      arbitrary: fc
        .tuple(words, fc.constantFrom(299, 300, 301))
        .map(([start, length]) => start + 'x'.repeat(length - [...start].length)),
    },
  ),
};
