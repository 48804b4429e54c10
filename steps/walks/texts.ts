import fc from 'fast-check';
import type { Field } from './form.ts';

/** Parts of texts as people write and paste them. Gherkin reads quotation marks and backslashes itself: there is none. */
const NAME_PARTS = ['Asha', 'Zoë', 'e\u0301', 'ß', 'अनन्या', 'क्\u200dष', '李小龍', 'أحمد', '👩‍💻', '🇮🇳'];
const SPECIAL_SIGNS = [' ', '&', '&amp;', '<b>', '</p><script>', 'O’', "'", '{name}', '%20', '$&', '|', '#'];
/** Bidirectional controls and a byte order mark, which no e-mail has; the box keeps them. */
const INVISIBLE_CONTROLS = ['\u202e', '\u2066', '\ufeff'];
/** Characters without width, which count for nothing in an address and in a number. */
const WITHOUT_WIDTH = ['\u200b', '\u00ad', ...INVISIBLE_CONTROLS];

const anyTextOf = (first: readonly string[], others: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...first), fc.array(fc.constantFrom(...others), { maxLength: 5 }))
    .map(([one, more]) => [one, ...more].join(''));
const anyWords = anyTextOf(NAME_PARTS, [...NAME_PARTS, ...SPECIAL_SIGNS, ...INVISIBLE_CONTROLS]);
const anyUnseen = (...blanks: string[]) =>
  fc.array(fc.constantFrom(...blanks, ...WITHOUT_WIDTH), { maxLength: 2 }).map((all) => all.join(''));
const concat = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));

/** What may be typed into each field, right and wrong. */
export const anyTextByField: Record<Field, fc.Arbitrary<string>> = {
  Name: fc.oneof(
    { weight: 5, arbitrary: anyWords },
    { weight: 1, arbitrary: fc.constantFrom(...WITHOUT_WIDTH) },
  ),
  // A field of type email has no blanks at its ends: the browser removes them, and writes a domain in ASCII.
  'Email ID': concat(
    anyUnseen(),
    fc.constantFrom('Asha.Rao@Lender.example', "zoë.o'neil+x@lender.example", 'a@b', 'a b@c.d', '@'),
  ),
  'Contact number': fc.oneof(
    concat(anyUnseen(' '), fc.constantFrom('9000000000', '020', '90 00', '९०००', '9-0'), anyUnseen(' ')),
    // The picker takes a dial code away, and the site puts it back, which would break off an input method.
    fc.constant('+91900'),
  ),
  'Company name': anyWords,
  Message: fc.oneof(
    { weight: 4, arbitrary: anyWords },
    {
      weight: 1,
      arbitrary: fc
        .tuple(anyWords, fc.constantFrom(299, 300, 301))
        .map(([start, length]) => start + 'x'.repeat(length - [...start].length)),
    },
  ),
};
