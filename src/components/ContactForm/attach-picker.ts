import { contact } from '../../content/contact.ts';
import { defaultCountry } from '../../content/limits.ts';
import { loadPhoneUtilities, type PhonePicker } from '../../services/phone-picker.ts';
import { correctPicker } from './correct-picker.ts';
import { keepAsTyped } from './keep-as-typed.ts';

/** The dial code that stands in the entry, and who hears of another. */
type DialCode = { current: { dialCode: string; onDialCode(dialCode: string): void } };

/** Puts the country picker around the telephone field and returns how to take it away. */
export function attachPicker(picker: PhonePicker, field: HTMLInputElement, latest: DialCode): () => void {
  const { selectionStart, selectionEnd } = field;
  const focused = document.activeElement === field;
  const { restore, release } = keepAsTyped(field.parentElement!, field);
  const instance = picker(field, {
    initialCountry: countryOf(picker, latest.current.dialCode),
    separateDialCode: true,
    numberDisplayFormat: 'INTERNATIONAL',
    formatAsYouType: false,
    strictMode: false,
    placeholderNumberPolicy: 'OFF',
    loadUtils: loadPhoneUtilities,
    uiTranslations: { selectedCountryAriaLabel: contact.picker.button },
  });
  const changed = () =>
    latest.current.onDialCode(instance.getSelectedCountry()?.dialCode ?? defaultCountry.dialCode);
  field.addEventListener('countrychange', changed);
  correctPicker(field);
  // The picker moves the field in the document, which takes the focus away.
  if (focused) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  restore();
  // Once its utilities have come, the picker spaces the digits that stand there.
  instance.promise.then(restore, restore);
  return () => {
    release();
    field.removeEventListener('countrychange', changed);
    instance.destroy();
  };
}

/** A country with this dial code: the one that the site starts with, or the first that has it. */
function countryOf(picker: PhonePicker, dialCode: string) {
  if (dialCode === defaultCountry.dialCode) return defaultCountry.iso2;
  const first = picker
    .getAllCountries()
    .find((country) => country.dialCode === dialCode && !country.priority);
  return first?.iso2 ?? defaultCountry.iso2;
}
