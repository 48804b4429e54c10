import type { ContactField } from '../../content/types.ts';
import styles from './ContactForm.module.css';
import { PhoneInput } from './PhoneInput.tsx';

type Props = {
  field: ContactField;
  value: string;
  dialCode: string;
  error: string | undefined;
  onChange(value: string): void;
  onDialCode(dialCode: string): void;
  /** Shown beside the hint: the message's counter. */
  aside?: React.ReactNode;
};

/** One field of the form with its label, hint and error, linked by ARIA. */
export function Field({ field, value, dialCode, error, onChange, onDialCode, aside }: Props) {
  const { name, label, placeholder, required, kind, hint } = field;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
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
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        {label}
        {required && (
          <span className={styles.asterisk} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {kind === 'long' && <textarea {...common} rows={5} />}
      {kind === 'tel' && <PhoneInput {...common} dialCode={dialCode} onDialCode={onDialCode} />}
      {(kind === 'text' || kind === 'email') && <input {...common} type={kind} />}
      {(hint || aside) && (
        <div className={styles.below}>
          {hint && <p id={`${name}-hint`}>{hint}</p>}
          {aside}
        </div>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
