import { fileURLToPath } from 'node:url';

/** The environment of browsers. FONTCONFIG_FILE gives all Linux machines the same fonts in pictures. */
export const browserEnv = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
} as Record<string, string>;
