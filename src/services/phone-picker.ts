import type intlTelInput from 'intl-tel-input';
import { limits } from '../content/limits.ts';
import { pickerScripts } from './settings.ts';

export type PhonePicker = typeof intlTelInput;
type PhoneUtilities = Awaited<ReturnType<NonNullable<NonNullable<Parameters<PhonePicker>[1]>['loadUtils']>>>;

const [libraryAddress, utilitiesAddress] = pickerScripts;

/**
 * Loads the phone picker from the public CDN, with its checksum, or the site's own copy when the CDN fails (7.19).
 * Rejects when neither can be loaded.
 */
export async function loadPhonePicker(): Promise<PhonePicker> {
  try {
    await loadScript(libraryAddress, __PHONE_PICKER__.library, 'text/javascript');
    const { intlTelInput: loaded } = window as { intlTelInput?: PhonePicker };
    if (loaded) return loaded;
  } catch {
    // The CDN failed: fall back to the site's own copy.
  }
  return (await import('intl-tel-input')).default;
}

/** Loads the picker's utilities from the CDN, with their checksum, or the site's own copy when the CDN fails. */
export async function loadPhoneUtilities(): Promise<PhoneUtilities> {
  try {
    // `import()` checks no checksum, but a script element does; `import()` then returns the element's module.
    await loadScript(utilitiesAddress, __PHONE_PICKER__.utilities, 'module');
    return (await import(/* @vite-ignore */ utilitiesAddress)) as PhoneUtilities;
  } catch {
    return import('intl-tel-input/utils') as Promise<PhoneUtilities>;
  }
}

function loadScript(src: string, integrity: string, type: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, integrity, type });
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve();
    const lost = () => reject(new Error(`${src} did not load`));
    script.onerror = lost;
    setTimeout(lost, limits.answerMs);
    document.head.append(script);
  });
}
