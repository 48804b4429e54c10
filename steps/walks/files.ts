import fc from 'fast-check';

/** A stored file: its name as the list shows it, and the link by which the file host knows it. */
export type Stored = { name: string; link: string };

/** Parts of names as people give them. */
const NAMES = [
  'Annual Return 2024',
  'Form MGT-7 + annexure',
  'Return 31.03.2024',
  'Zoë & Söhne, 100%',
  'वार्षिक विवरणी',
  '年報 🎉',
  'annual return 2024',
  'Return \u202efdp.exe',
];
const ENDINGS = ['.pdf', '.pdf', '.PDF', ''];

const name = fc
  .tuple(fc.constantFrom(...NAMES), fc.constantFrom('', ' (2)', ' (10)'), fc.constantFrom(...ENDINGS))
  .map((parts) => parts.join(''));
const names = (minLength: number, maxLength: number) => fc.array(name, { minLength, maxLength, size: 'max' });

/** Any stored files, oldest first: a few, or more than one query of the service gives by itself. */
export const storedFiles: fc.Arbitrary<Stored[]> = fc
  .oneof({ weight: 5, arbitrary: names(1, 6) }, { weight: 1, arbitrary: names(51, 60) })
  .map((all) => all.map((one, index) => ({ name: one, link: `8d2c34_${index + 1}.pdf` })));

/** The files as they are listed: newest first, without marks that turn a text round (2.54, 10.7). */
export const listed = (stored: readonly Stored[]): Stored[] =>
  stored.map((file) => ({ ...file, name: file.name.replaceAll('\u202e', '') })).toReversed();

/** The name under which a file is saved: one without an ending gets its link's (7.12). */
export const savedAs = ({ name: own }: Stored): string =>
  /\.[a-z0-9]*[a-z][a-z0-9]*$/i.test(own) ? own : `${own}.pdf`;

/** The row of a table that stores a file (3.11). */
export const toRow = ({ name: own, link }: Stored): string =>
  `  | wix:document://v1/ugd/${link}/${encodeURIComponent(own)} |`;
