import { settings } from './settings.ts';

/** From this text React makes each element for the page's structured data; it runs nothing. */
const EMPTY_SCRIPT = '<script></script>';

/** A text without this sign is no markup. */
const MARKUP = '<';

/** What may become the address of a script: the picker's files, and in the embedded mode the mocks' worker. */
const scripts = [
  `${settings.phoneCdnUrl}/intl-tel-input@`,
  ...(import.meta.env.MODE === 'embedded' ? ['/mockServiceWorker.js'] : []),
];

/** The page's policy asks of every text that becomes markup or a script whether it may: no other may (10.2). */
export function installTrustedTypesPolicy(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT || !text.includes(MARKUP) ? text : null),
    createScriptURL: (address) => (scripts.some((known) => address.startsWith(known)) ? address : null),
  });
}
