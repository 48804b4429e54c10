import { type InputHTMLAttributes, useEffect, useLayoutEffect, useRef } from 'react';
import { defaultCountry } from '../../content/limits.ts';
import { loadPhonePicker, loadPhoneUtilities, type PhonePicker } from '../../services/phone-picker.ts';
import styles from './ContactForm.module.css';
import 'intl-tel-input/styles';

type Props = InputHTMLAttributes<HTMLInputElement> & { onDialCode(dialCode: string): void };

const NEAR = '400px';

/**
 * The telephone field. Its country picker comes when the field nears the viewport; without it the plain field
 * works with the default dial code (2, 7).
 */
export function PhoneInput({ onDialCode, ...input }: Props) {
  const element = useRef<HTMLInputElement>(null);
  const report = useRef(onDialCode);
  useLayoutEffect(() => {
    report.current = onDialCode;
  });

  useEffect(() => {
    const field = element.current!;
    let detach: (() => void) | undefined;
    let gone = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        loadPhonePicker().then(
          (picker) => {
            if (!gone) detach = attach(picker, field, (dialCode) => report.current(dialCode));
          },
          () => undefined,
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(field);
    return () => {
      gone = true;
      observer.disconnect();
      detach?.();
    };
  }, []);

  return (
    <div className={styles.phone}>
      <input {...input} ref={element} type="tel" />
    </div>
  );
}

/** Puts the picker around the field and returns how to take it away. Digits stay as they were typed. */
function attach(picker: PhonePicker, field: HTMLInputElement, onDialCode: (dialCode: string) => void): () => void {
  const { value, selectionStart, selectionEnd } = field;
  const focused = document.activeElement === field;
  const instance = picker(field, {
    initialCountry: defaultCountry.iso2,
    separateDialCode: true,
    numberDisplayFormat: 'INTERNATIONAL',
    formatAsYouType: false,
    strictMode: false,
    placeholderNumberPolicy: 'OFF',
    loadUtils: loadPhoneUtilities,
  });
  const changed = () => onDialCode(instance.getSelectedCountry()?.dialCode ?? defaultCountry.dialCode);
  field.addEventListener('countrychange', changed);
  // The picker moves the field in the document, which takes the focus away.
  if (focused) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  if (field.value !== value) field.value = value;
  return () => {
    field.removeEventListener('countrychange', changed);
    instance.destroy();
  };
}
