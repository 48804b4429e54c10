import { type InputHTMLAttributes, useEffect, useLayoutEffect, useRef } from 'react';
import { loadPhonePicker } from '../../services/phone-picker.ts';
import { waitUntilNear } from '../../services/wait-until-near.ts';
import { attachPicker } from './attach-picker.ts';
import styles from './PhoneInput.module.css';
import { isAutofill } from './keep-as-typed.ts';

type Props = InputHTMLAttributes<HTMLInputElement> & { dialCode: string; onDialCode(dialCode: string): void };

const PICKER_LOAD_MARGIN = '400px';

/**
 * The telephone field. Its country picker is loaded when the field nears the window; if that fails, the plain field
 * works with the dial code of the entry, by default +91 (2.49, 3.7, 7.19).
 */
export function PhoneInput({ dialCode, onDialCode, ...input }: Props) {
  const element = useRef<HTMLInputElement>(null);
  const latest = useRef({ dialCode, onDialCode });
  useLayoutEffect(() => {
    latest.current = { dialCode, onDialCode };
  });

  useEffect(() => {
    const field = element.current!;
    let detach: (() => void) | undefined;
    let isUnmounted = false;
    // We miss the event of a browser that filled in a number before hydration: regard a present number as filled in.
    let isFilled = field.value !== '';
    field.addEventListener('input', (event) => {
      isFilled = isAutofill(event);
    });
    async function load() {
      await waitUntilNear(field, PICKER_LOAD_MARGIN);
      // If the visitor has left meanwhile, load nothing: the next page must make no call for this field (10.14).
      if (isUnmounted) return;
      const files = Promise.all([loadPhonePicker(), import('intl-tel-input/styles'), import('./picker.css')]);
      // The browser's first names of countries take half of the picker's start: get them before, in a task of their own.
      void new Intl.DisplayNames('en', { type: 'region' });
      const [picker] = await files;
      if (!isUnmounted) detach = attachPicker(picker, field, latest, () => isFilled);
    }
    load().catch(() => undefined);
    return () => {
      isUnmounted = true;
      detach?.();
    };
  }, []);

  return (
    <div className={styles.phone}>
      <input {...input} ref={element} type="tel" />
    </div>
  );
}
