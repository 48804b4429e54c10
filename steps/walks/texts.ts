import fc from 'fast-check';
import type { Field } from './form.ts';

/** Parts of names, in several scripts; without quotation marks and backslashes, which Gherkin interprets. */
const NAME_PARTS = ['Asha', 'Zoë', 'e\u0301', 'ß', 'अनन्या', 'क्\u200dष', '李小龍', 'أحمد', '👩‍💻', '🇮🇳'];
const SPECIAL_SIGNS = [' ', '&', '&amp;', '<b>', '</p><script>', 'O’', "'", '{name}', '%20', '$&', '|', '#'];
/** Bidirectional controls and a byte order mark: the field keeps these characters, e-mails leave them out. */
const INVISIBLE_CONTROLS = ['\u202e', '\u2066', '\ufeff'];
/** Characters of width zero, which the site ignores in an e-mail address and a telephone number. */
const ZERO_WIDTH_CHARACTERS = ['\u200b', '\u00ad', ...INVISIBLE_CONTROLS];

const anyTextOf = (first: readonly string[], others: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...first), fc.array(fc.constantFrom(...others), { maxLength: 5 }))
    .map(([one, more]) => [one, ...more].join(''));
const anyWords = anyTextOf(NAME_PARTS, [...NAME_PARTS, ...SPECIAL_SIGNS, ...INVISIBLE_CONTROLS]);
const anyUnseen = (...blanks: string[]) =>
  fc.array(fc.constantFrom(...blanks, ...ZERO_WIDTH_CHARACTERS), { maxLength: 2 }).map((all) => all.join(''));
const concat = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));

/** Generators of valid and invalid texts for each field. */
export const anyTextByField: Record<Field, fc.Arbitrary<string>> = {
  Name: fc.oneof(
    { weight: 5, arbitrary: anyWords },
    { weight: 1, arbitrary: fc.constantFrom(...ZERO_WIDTH_CHARACTERS) },
  ),
  // A browser trims blanks and converts domains that are not ASCII in a field of type email: use neither.
  'Email ID': concat(
    anyUnseen(),
    fc.constantFrom('Asha.Rao@Lender.example', "zoë.o'neil+x@lender.example", 'a@b', 'a b@c.d', '@'),
  ),
  'Contact number': fc.oneof(
    concat(anyUnseen(' '), fc.constantFrom('9000000000', '020', '90 00', '९०००', '9-0'), anyUnseen(' ')),
    // Only ASCII: other characters need an input method, which a change of the dial code would interrupt.
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
