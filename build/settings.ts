import { loadEnv } from 'vite';
import { z } from 'zod';
import { makeAddressSchema, describeSettingErrors, makeTextSchema } from '../src/enquiry/setting-rules.ts';

/** A setting for an address. It must not contain the path `added`, which the site appends; errors show `example`. */
const makeAddressSchemaWithout = (added: string, example: string) =>
  makeAddressSchema(`${added}, such as ${example}`, (path) => !new RegExp(`${added}([/@]|$)`).test(path));

/** The settings of a build; `.env.example` explains each. */
const settingsSchema = z
  .strictObject({
    VITE_SITE_URL: makeAddressSchema('a path, such as https://www.sangam.example', (path) => path === '/'),
    VITE_ENQUIRY_URL: makeAddressSchemaWithout('/enquiries', 'https://relay.sangam.example'),
    VITE_EMAIL_API_URL: makeAddressSchemaWithout('/v3', 'https://api.brevo.com'),
    VITE_EMAIL_API_KEY: makeTextSchema('visible ASCII characters, not in quotation marks', (value) =>
      /^[!#-&(-~]+$/.test(value),
    ),
    VITE_ALLOW_PUBLIC_EMAIL_KEY: makeTextSchema('yes', (value) => value === 'yes'),
    VITE_DATA_API_URL: makeAddressSchemaWithout('/wix-data', 'https://www.wixapis.com'),
    VITE_DATA_CLIENT_ID: makeTextSchema('letters, digits and hyphens, and no key', (value) =>
      /^(?!xkeysib)[\w-]+$/.test(value),
    ),
    VITE_FILE_HOST_URL: makeAddressSchemaWithout('/ugd', 'https://docs.wixstatic.com'),
    VITE_PHONE_CDN_URL: makeAddressSchemaWithout('/intl-tel-input', 'https://cdn.jsdelivr.net/npm'),
  })
  .partial();

export const settingNames = Object.keys(settingsSchema.shape) as (keyof typeof settingsSchema.shape)[];

/** Variables with the prefix VITE_ that are not settings: Vite's own, and those that the host Vercel sets. */
const FOREIGN_VARIABLES = /^VITE_(VERCEL|USER|DEBUG|DEPRECATION|CONFIG)_/;

/**
 * Reads the settings, trims them and normalises addresses; a missing setting is ''. Throws an error with a sentence
 * for each wrong setting. `isPublic` means that anyone will be able to read the built files.
 */
export function readSettings(environment: Record<string, string>, isPublic: boolean) {
  const given = Object.entries(environment)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([name, value]) => value && !FOREIGN_VARIABLES.test(name));
  const { data = {}, error } = settingsSchema.safeParse(Object.fromEntries(given));
  const faults = error ? describeSettingErrors(error, ': .env.example lists them') : [];
  const isKeyShown = isPublic && data.VITE_EMAIL_API_KEY && !data.VITE_ENQUIRY_URL;
  if (isKeyShown && !data.VITE_ALLOW_PUBLIC_EMAIL_KEY)
    faults.push(
      'VITE_EMAIL_API_KEY would be public: give it to the relay (relay/README.md), or allow that with VITE_ALLOW_PUBLIC_EMAIL_KEY=yes.',
    );
  if (faults.length) throw new Error(faults.join('\n'));
  return Object.fromEntries(settingNames.map((name) => [name, data[name] ?? '']));
}

/** The settings as Vite inserts them into code. If a setting is wrong, prints the errors and ends the process. */
export function defineSettings(mode: string, command: 'build' | 'serve'): Record<string, string> {
  try {
    const settings = readSettings(loadEnv(mode, '.'), command === 'build' && mode !== 'embedded');
    return Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    );
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
