import { fileURLToPath } from 'node:url';

/** Environment variables of browsers. On Linux one names the suite's fonts: pictures must not depend on the machine. */
export const browserEnv = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
} as Record<string, string>;
