export const FIELDS = ['Name', 'Email ID', 'Contact number', 'Company name', 'Message'] as const;
export type Field = (typeof FIELDS)[number];
type FormEntry = Record<Field, string>;
const EMPTY_ENTRY = Object.fromEntries(FIELDS.map((field) => [field, ''])) as FormEntry;

/** The entries and the condition of the form on the open screen. */
export type FormModel = {
  entry: FormEntry;
  checked: ReadonlySet<Field>;
  country: string;
  isSent: boolean;
  isReached: boolean;
  /** Whether no clause states what the fields contain; then a walk does not check the form. */
  isUnknown: boolean;
};

/** An enquiry as a visitor sends it. */
export type Enquiry = Pick<FormModel, 'entry' | 'country'>;

/** Countries with their names in the picker and their dial codes. */
export const DIAL_CODES: Record<string, string> = {
  'India (Bharat)': '91',
  Singapore: '65',
  Brazil: '55',
  'United Kingdom (Great Britain, England)': '44',
  France: '33',
};
export const INDIA = 'India (Bharat)';

/** The form when its screen opens: empty, or with an enquiry that the browser has kept. */
export const createForm = (kept?: Enquiry): FormModel => ({
  entry: EMPTY_ENTRY,
  checked: new Set(),
  country: INDIA,
  isSent: false,
  isReached: false,
  isUnknown: false,
  ...kept,
});

const ZERO_WIDTH = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Drops characters of width zero that the validation of a field and the e-mails ignore (sections 5 and 7). */
export function dropIgnoredCharacters(field: Field, text: string): string {
  if (field === 'Email ID' || field === 'Contact number') return text.replaceAll(ZERO_WIDTH, '').trim();
  return text.replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '');
}

/** The error of a field with this text; '' for none (section 5). */
export function errorOfField(field: Field, typed: string): string {
  const text = dropIgnoredCharacters(field, typed);
  if (field === 'Message') return [...text].length > 300 ? 'Message cannot exceed 300 characters' : '';
  if (!text.replaceAll(ZERO_WIDTH, '').trim()) return 'Please complete this required field';
  if (field === 'Email ID' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return 'Invalid email address';
  if (field === 'Contact number' && !/^[0-9]+$/.test(text)) return 'Invalid phone number';
  return '';
}

/** Whether the enquiry may be sent (4.8). */
export const isFormValid = ({ entry }: FormModel): boolean =>
  FIELDS.every((field) => !errorOfField(field, entry[field]));
