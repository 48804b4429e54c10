import * as fc from 'fast-check';

/** The code in hostile texts sets this property of `window`: if the page has it, such code has run. */
export const RAN_MARK = 'ran';

const hostileCode = `window.${RAN_MARK}=1`;
const hostileTexts = [
  `<script>${hostileCode}</script>`,
  `"><img src=x onerror=${hostileCode}>`,
  `'><svg/onload=${hostileCode}>`,
  `</textarea><script>${hostileCode}</script>`,
  `</title></style><img src=x onerror=${hostileCode}>`,
  `javascript:${hostileCode}`,
  `data:text/html,<script>${hostileCode}</script>`,
  `{{constructor.constructor('${hostileCode}')()}}`,
  `\${${hostileCode}}`,
  `';${hostileCode};//`,
  `-->]]>`,
  '\r\nBcc: all@elsewhere.example',
  '%0d%0aBcc:%20all@elsewhere.example',
  '../../../etc/passwd',
  '..\\..\\windows',
  '\u202Egnp.fdp',
  '\u0000\u0008\u001b[31m',
  '\uD800',
  '__proto__',
  'W'.repeat(400),
  'Z\u0351\u036b\u0343'.repeat(60),
  '👩‍👩‍👧‍👦'.repeat(30),
];

/**
 * Generates known injection texts and arbitrary ones. A function, because the library's table of graphemes takes a
 * second to build and most runs do not need it.
 */
const anyHostileText = () =>
  fc.oneof(
    fc.constantFrom(...hostileTexts),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .tuple(fc.constantFrom(...hostileTexts), fc.string({ unit: 'grapheme', maxLength: 20 }))
      .map((parts) => parts.join('')),
  );

/** All drawn values, the random ones first, and the seed that draws the same random values again. */
type DrawnValues<T> = { seed: number; all: T[] };

/**
 * Draws `count` random values, the same for the same `SEED`, and appends the known ones. The last value is always a
 * known one, so the scenario ends in the same state for every seed.
 */
function drawValues<T>(known: T[], generator: fc.Arbitrary<T>, count: number): DrawnValues<T> {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  return { seed, all: [...fc.sample(generator, { seed, numRuns: count }), ...known] };
}

/** Draws `count` enquiries with a hostile text in every field; the keys are the fields' labels. */
export function drawEnquiries(count: number): DrawnValues<Record<string, string>> {
  const everywhere = <T>(text: T) => ({
    Name: text,
    'Email ID': text,
    'Contact number': text,
    'Company name': text,
    Message: text,
  });
  const generator = fc.record(everywhere(anyHostileText()));
  return drawValues(hostileTexts.map(everywhere), generator, count);
}

/** Draws `count` addresses below the site's origin, with hostile texts in path, query and anchor. */
export function drawAddresses(count: number): DrawnValues<string> {
  const address = (segments: string[], query: string, anchor: string, encoded: boolean) => {
    const written = (text: string) => (encoded ? encodeURIComponent(text.toWellFormed()) : text);
    return `/${segments.map(written).join('/')}?q=${written(query)}#${written(anchor)}`;
  };
  const generator = fc
    .tuple(fc.array(anyHostileText(), { maxLength: 3 }), anyHostileText(), anyHostileText(), fc.boolean())
    .map((parts) => address(...parts));
  const thirds = hostileTexts.filter((_text, index) => index % 3 === 0);
  const known = thirds.map((text, nth) =>
    address([text], hostileTexts[nth * 3 + 1] ?? text, hostileTexts[nth * 3 + 2] ?? text, nth % 2 === 0),
  );
  // A lone percent sign is no valid percent-encoding.
  return drawValues(['/company#100%', ...known], generator, count);
}

/** Draws `count` addresses of stored files in the provider's format. The files' names are hostile texts. */
export function drawDocumentAddresses(count: number): DrawnValues<string> {
  const document = (text: string) =>
    `wix:document://v1/ugd/8d2c34_1.pdf/${encodeURIComponent(text.toWellFormed())}.pdf`;
  return drawValues(hostileTexts.map(document), anyHostileText().map(document), count);
}
