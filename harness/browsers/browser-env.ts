import { fileURLToPath } from 'node:url';

/** The environment of browsers: those on Linux have the same fonts on every machine, as what a page shows depends on them. */
export const browserEnv = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
} as Record<string, string>;
