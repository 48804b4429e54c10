import { contact } from '../../content/contact.ts';
import { defaultCountry } from '../../content/limits.ts';
import { loadPhoneUtilities, type PhonePicker } from '../../services/phone-picker.ts';
import { correctPicker } from './correct-picker.ts';
import { keepAsTyped } from './keep-as-typed.ts';

/** A React ref to the dial code of the entry and to the callback that changes it. */
type DialCode = { current: { dialCode: string; onDialCode(dialCode: string): void } };

/** Puts the country picker around the telephone field and returns how to remove it. */
export function attachPicker(picker: PhonePicker, field: HTMLInputElement, latest: DialCode): () => void {
  const { selectionStart, selectionEnd } = field;
  const focused = document.activeElement === field;
  const restore = keepAsTyped(field.parentElement!, field);
  const instance = picker(field, {
    initialCountry: countryOf(picker, latest.current.dialCode),
    separateDialCode: true,
    numberDisplayFormat: 'INTERNATIONAL',
    formatAsYouType: false,
    strictMode: false,
    placeholderNumberPolicy: 'OFF',
    loadUtils: loadPhoneUtilities,
    countryNameOverrides: contact.picker.countries,
    uiTranslations: { selectedCountryAriaLabel: contact.picker.button },
  });
  const changed = () =>
    latest.current.onDialCode(instance.getSelectedCountry()?.dialCode ?? defaultCountry.dialCode);
  field.addEventListener('countrychange', changed);
  correctPicker(field);
  // The picker moves the field into a wrapper, by which it loses the focus.
  if (focused) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  restore();
  // When its utilities are loaded, the picker formats the number with spaces, which the rule of digits refuses (5.3).
  instance.promise.then(restore, restore);
  return () => instance.destroy();
}

/** The country for a dial code: of several, the site's default or the main one; the default for an unknown code. */
function countryOf(picker: PhonePicker, dialCode: string) {
  if (dialCode === defaultCountry.dialCode) return defaultCountry.iso2;
  const first = picker
    .getAllCountries()
    .find((country) => country.dialCode === dialCode && !country.priority);
  return first?.iso2 ?? defaultCountry.iso2;
}
