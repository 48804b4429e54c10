import { fileURLToPath } from 'node:url';

/** The environment of browsers. On Linux it names the suite's fonts: pictures must not depend on the machine. */
export const browserEnv = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
} as Record<string, string>;
