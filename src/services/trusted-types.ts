import { pickerScripts } from './settings.ts';

/** React assigns this text to innerHTML to create a script element, here for structured data; it runs nothing. */
const EMPTY_SCRIPT = '<script></script>';

/** A text without this character holds no tag. */
const MARKUP = '<';

/** The addresses that scripts may have: those of the picker and, in the embedded mode, of MSW's service worker. */
const scripts = [...pickerScripts, ...__WORKERS__];

/**
 * Installs, where supported, the default policy for Trusted Types, which the page's content policy requires: it passes
 * the texts and addresses above and refuses all others (10.2).
 */
export function installTrustedTypesPolicy(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT || !text.includes(MARKUP) ? text : null),
    createScriptURL(address) {
      // As the browser will read it: `..` and backslashes lead elsewhere.
      const { href } = new URL(address, location.href);
      return scripts.some((known) => new URL(known, location.href).href === href) ? href : null;
    },
  });
}
