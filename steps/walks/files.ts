import fc from 'fast-check';

/** A stored file: the file's name, and the last part of the file's address at the file host. */
export type StoredFile = { name: string; link: string };

/** Beginnings of file names, as people write them. */
const NAME_STEMS = [
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

const anyFileName = fc
  .tuple(fc.constantFrom(...NAME_STEMS), fc.constantFrom('', ' (2)', ' (10)'), fc.constantFrom(...ENDINGS))
  .map((parts) => parts.join(''));
const anyFileNames = (minLength: number, maxLength: number) =>
  fc.array(anyFileName, { minLength, maxLength, size: 'max' });

/** Generates stored files, oldest first: 1 to 6, or 51 to 60, because the service returns 50 by default. */
export const anyStoredFiles: fc.Arbitrary<StoredFile[]> = fc
  .oneof({ weight: 5, arbitrary: anyFileNames(1, 6) }, { weight: 1, arbitrary: anyFileNames(51, 60) })
  .map((all) => all.map((one, index) => ({ name: one, link: `8d2c34_${index + 1}.pdf` })));

/** The files as they are listed: newest first, without characters that reverse a text (2.60, 10.7). */
export const toFileList = (stored: readonly StoredFile[]): StoredFile[] =>
  stored.map((file) => ({ ...file, name: file.name.replaceAll('\u202e', '') })).toReversed();

/** The name under which a file is saved: a name without an ending gets the ending of the file's link (7.12). */
export const toSavedName = ({ name: own }: StoredFile): string =>
  /\.[a-z0-9]*[a-z][a-z0-9]*$/i.test(own) ? own : `${own}.pdf`;

/** The table row with which a step stores a file (3.11). */
export const toTableRow = ({ name: own, link }: StoredFile): string =>
  `  | wix:document://v1/ugd/${link}/${encodeURIComponent(own)} |`;
