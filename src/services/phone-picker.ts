import type intlTelInput from 'intl-tel-input';
import { limits } from '../content/limits.ts';
import { settings } from './settings.ts';

export type PhonePicker = typeof intlTelInput;
type Utilities = Awaited<ReturnType<NonNullable<NonNullable<Parameters<PhonePicker>[1]>['loadUtils']>>>;

const { version, library, utilities } = __PHONE_PICKER__;
const base = `${settings.phoneCdnUrl}/intl-tel-input@${version}/dist/js`;

/**
 * The phone picker from the public CDN, its checksum verified; the site's own copy when the CDN fails (7.19). Rejects
 * when neither can be had.
 */
export async function loadPhonePicker(): Promise<PhonePicker> {
  try {
    await loadScript(`${base}/intlTelInput.min.js`, library, 'text/javascript');
    const { intlTelInput: loaded } = window as { intlTelInput?: PhonePicker };
    if (loaded) return loaded;
  } catch {
    // The site's own copy serves as well.
  }
  return (await import('intl-tel-input')).default;
}

/** The picker's utilities, from the same two places. */
export async function loadPhoneUtilities(): Promise<Utilities> {
  const address = `${base}/utils.js`;
  try {
    // The checked script fills the module map that the import then reads.
    await loadScript(address, utilities, 'module');
    return (await import(/* @vite-ignore */ address)) as Utilities;
  } catch {
    return import('intl-tel-input/utils') as Promise<Utilities>;
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
