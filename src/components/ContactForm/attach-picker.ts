import { contact } from '../../content/contact.ts';
import { defaultCountry } from '../../content/limits.ts';
import { loadPhoneUtilities, type PhonePicker } from '../../services/phone-picker.ts';
import { correctPicker } from './correct-picker.ts';
import { keepAsTyped } from './keep-as-typed.ts';

/** A React ref to the dial code of the entry and to the callback that changes it. */
type DialCodeRef = { current: { dialCode: string; onDialCode(dialCode: string): void } };

/**
 * Puts the country picker around the telephone field, whose number the browser may have filled in already; returns a
 * function that removes the picker.
 */
export function attachPicker(
  picker: PhonePicker,
  field: HTMLInputElement,
  dialCodeRef: DialCodeRef,
  wasFilled: () => boolean,
): () => void {
  const { selectionStart, selectionEnd } = field;
  const focused = document.activeElement === field;
  const correctNumber = keepAsTyped(field.parentElement!, field, wasFilled);
  const instance = picker(field, {
    countryOrder: [defaultCountry.iso2],
    initialCountry: countryOfDialCode(picker, dialCodeRef.current.dialCode),
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
    dialCodeRef.current.onDialCode(instance.getSelectedCountry()?.dialCode ?? defaultCountry.dialCode);
  field.addEventListener('countrychange', changed);
  correctNumber();
  // If the field had a number, the picker has already chosen that number's country: report the country's dial code.
  changed();
  correctPicker(field);
  // The picker moves the field into a wrapper, and the field loses the focus.
  if (focused) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  // Once its utilities are loaded, the picker formats the number with spaces, which the digits rule rejects (5.3).
  instance.promise.then(correctNumber, correctNumber);
  return () => instance.destroy();
}

/** The default country if it has the dial code, otherwise the main country with the code, or the default if none has. */
function countryOfDialCode(picker: PhonePicker, dialCode: string) {
  if (dialCode === defaultCountry.dialCode) return defaultCountry.iso2;
  const first = picker
    .getAllCountries()
    .find((country) => country.dialCode === dialCode && !country.priority);
  return first?.iso2 ?? defaultCountry.iso2;
}
