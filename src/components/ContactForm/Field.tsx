import { memo } from 'react';
import { contact } from '../../content/contact.ts';
import type { ContactField } from '../../content/content-types.ts';
import type { ContactEntry } from '../../enquiry/entry.ts';
import { cleanValue, compactNumber } from '../../enquiry/clean-entry.ts';
import { lengthOf } from '../../enquiry/rules.ts';
import styles from './ContactForm.module.css';
import { isAutofill } from './keep-as-typed.ts';
import { PhoneInput } from './PhoneInput.tsx';

type Props = {
  field: ContactField;
  value: string;
  dialCode: string;
  error: string | undefined;
  change(change: { field: keyof ContactEntry; value: string }): void;
};

/** One field of the form with its label, hint and error, linked by ARIA. Typing into one field re-renders no other. */
export const Field = memo(({ field, value, dialCode, error, change }: Props) => {
  const { name, label, placeholder, required, kind, hint } = field;
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const common = {
    id: name,
    name,
    value,
    placeholder,
    required,
    autoComplete: field.autocomplete,
    inputMode: kind === 'long' ? ('text' as const) : kind,
    className: styles.input,
    'aria-invalid': error !== undefined,
    'aria-describedby': described || undefined,
    onChange: (event: { target: { value: string } }) => change({ field: name, value: event.target.value }),
  };
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={name} className={styles.label}>
          {label}
          {required && (
            <span className={styles.asterisk} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {hint && (
          <p id={`${name}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      {kind === 'long' && <textarea {...common} rows={3} />}
      {kind === 'tel' && (
        <PhoneInput
          {...common}
          onChange={({ target, nativeEvent }) =>
            change({
              field: name,
              value: isAutofill(nativeEvent) ? compactNumber(target.value) : target.value,
            })
          }
          dialCode={dialCode}
          onDialCode={(code) => change({ field: 'dial_code', value: code })}
        />
      )}
      {(kind === 'text' || kind === 'email') && <input {...common} type={kind} />}
      {error && (
        <p id={`${name}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {/* The counter is no live region: a screen reader would announce it after each typed character. */}
      {kind === 'long' && (
        <p className={styles.counter}>{contact.counter(lengthOf(cleanValue(name, value)))}</p>
      )}
    </div>
  );
});
