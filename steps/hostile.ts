import * as fc from 'fast-check';

/** What would show that a text ran: every hostile text tries to set it. */
export const MARK = 'ran';

const run = `window.${MARK}=1`;
const payloads = [
  `<script>${run}</script>`,
  `"><img src=x onerror=${run}>`,
  `'><svg/onload=${run}>`,
  `</textarea><script>${run}</script>`,
  `</title></style><img src=x onerror=${run}>`,
  `javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `';${run};//`,
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

/** Texts as somebody would send them who wishes the site ill, and texts of any shape. */
const hostileText = fc.oneof(
  fc.constantFrom(...payloads),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .tuple(fc.constantFrom(...payloads), fc.string({ unit: 'grapheme', maxLength: 20 }))
    .map((parts) => parts.join('')),
);

/** An enquiry with hostile text in each field, by the fields' labels. */
export const hostileEnquiry = fc.record({
  Name: hostileText,
  'Email ID': hostileText,
  'Contact number': hostileText,
  'Company name': hostileText,
  Message: hostileText,
});

/** An enquiry that breaks no rule of the form, as hostile as that leaves it. */
export const sendableEnquiry = fc.record({
  Name: hostileText.map((text) => `A${text}`),
  'Email ID': fc.constantFrom('a"b@lender.example', '<b>x</b>@lender.example', "o'x@lender.example"),
  'Contact number': fc.constant('9000000000'),
  'Company name': hostileText.map((text) => `C${text}`),
  Message: hostileText.map((text) => text.slice(0, 100)),
});

/** An address below the site's origin: any path, query and anchor. */
export const hostileAddress = fc
  .tuple(fc.array(hostileText, { maxLength: 3 }), hostileText, hostileText, fc.boolean())
  .map(([segments, query, anchor, encoded]) => {
    const written = (text: string) => (encoded ? encodeURIComponent(text.toWellFormed()) : text);
    return `/${segments.map(written).join('/')}?q=${written(query)}#${written(anchor)}`;
  });

/** The stored address of a file under a hostile name. */
export const hostileDocument = hostileText.map((text) => {
  const name = encodeURIComponent(text.toWellFormed());
  return `wix:document://v1/ugd/8d2c34_1.pdf/${name}.pdf`;
});

/** So many examples, the same for the same seed; `FUZZ_SEED` repeats a run. */
export function examples<T>(kind: fc.Arbitrary<T>, count: number): { seed: number; all: T[] } {
  const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
  return { seed, all: fc.sample(kind, { seed, numRuns: count }) };
}
