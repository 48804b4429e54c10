import { fileURLToPath } from 'node:url';

/** The environment of browsers. On Linux they get the suite's fonts, because pictures depend on the machine's fonts. */
export const browserEnv = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
} as Record<string, string>;
