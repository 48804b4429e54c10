import { pickerScripts } from './settings.ts';

/** The text that React assigns to innerHTML to create a script element, here for structured data; it runs nothing. */
const EMPTY_SCRIPT = '<script></script>';

const TAG_START = '<';

/** The allowed addresses of scripts: those of the picker and, with embedded services, of MSW's service worker. */
const allowedScripts = [...pickerScripts, ...__WORKERS__];

/**
 * Installs, where supported, the default policy for Trusted Types, which the page's content policy requires: it accepts
 * texts without tags, `EMPTY_SCRIPT` and `allowedScripts`, and rejects all others (10.2).
 */
export function installTrustedTypesPolicy(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT || !text.includes(TAG_START) ? text : null),
    createScriptURL(address) {
      // Resolve the address as the browser will: `..` and backslashes may lead elsewhere.
      const { href } = new URL(address, location.href);
      return allowedScripts.some((known) => new URL(known, location.href).href === href) ? href : null;
    },
  });
}
