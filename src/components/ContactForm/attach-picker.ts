import { contact } from '../../content/contact.ts';
import { defaultCountry } from '../../content/limits.ts';
import { loadPhoneUtilities, type PhonePicker } from '../../services/phone-picker.ts';
import { correctPicker } from './correct-picker.ts';

/** The dial code that stands in the entry, and who hears of another. */
type DialCode = { current: { dialCode: string; onDialCode(dialCode: string): void } };

/** Puts the country picker around the telephone field and returns how to take it away. */
export function attachPicker(picker: PhonePicker, field: HTMLInputElement, latest: DialCode): () => void {
  const { selectionStart, selectionEnd } = field;
  const focused = document.activeElement === field;
  const { restore, letGo } = keepAsTyped(field.parentElement!, field);
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
    letGo();
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

/**
 * The picker would open its list on a plus sign and strip a dial code from what is typed. The rule is digits only
 * (5.3), so what a visitor types stays, and its error says what is wrong.
 */
function keepAsTyped(wrapper: HTMLElement, field: HTMLInputElement) {
  const listening = new AbortController();
  const { signal } = listening;
  let typed = field.value;
  const restore = () => {
    if (field.value !== typed) setQuietly(field, typed);
  };
  wrapper.addEventListener(
    'keydown',
    (event) => {
      if (event.target === field && event.key === '+') event.stopPropagation();
    },
    { capture: true, signal },
  );
  wrapper.addEventListener(
    'input',
    (event) => {
      if (event.target === field) typed = field.value;
    },
    { capture: true, signal },
  );
  wrapper.addEventListener(
    'input',
    (event) => {
      if (event.target === field) restore();
    },
    { signal },
  );
  return { restore, letGo: () => listening.abort() };
}

const nativeValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value');

/** Sets a value behind the back of React, which otherwise takes the change for its own and reports none. */
function setQuietly(field: HTMLInputElement, value: string): void {
  nativeValue?.set?.call(field, value);
}
