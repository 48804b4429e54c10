import { settings } from './settings.ts';

/** React assigns this text to innerHTML to create a script element, here for structured data; it runs nothing. */
const EMPTY_SCRIPT = '<script></script>';

/** A text without this character holds no tag. */
const MARKUP = '<';

/** Beginnings of addresses that scripts may have: the picker's files and, in the embedded mode, MSW's service worker. */
const scripts = [`${settings.phoneCdnUrl}/intl-tel-input@`, ...__WORKERS__];

/**
 * Installs, where supported, the default policy for Trusted Types, which the page's content policy requires: it passes
 * the texts and addresses above and refuses all others (10.2).
 */
export function installTrustedTypesPolicy(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT || !text.includes(MARKUP) ? text : null),
    createScriptURL: (address) => (scripts.some((known) => address.startsWith(known)) ? address : null),
  });
}
