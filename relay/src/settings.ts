import { isIP } from 'node:net';
import { z } from 'zod';
import { makeAddressSchema, describeSettingErrors, makeTextSchema } from '../../src/enquiry/setting-rules.ts';

const makeWholeNumberSchema = (least: number, most: number) => {
  const keeps = (value: string) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;
  return makeTextSchema(`a whole number from ${least} to ${most}`, keeps).transform(Number);
};
const areOrigins = (list: string) => list.split(',').every((value) => URL.parse(value)?.origin === value);
const originsSchema = makeTextSchema('origins such as https://a.example, with commas between', areOrigins);

/** The environment variables; relay/README.md explains each. */
const settingsSchema = z.strictObject({
  EMAIL_API_KEY: makeTextSchema('visible ASCII characters', (value) => /^[!-~]+$/.test(value)),
  EMAIL_API_URL: makeAddressSchema('a query', () => true).default('https://api.brevo.com'),
  RELAY_ORIGINS: originsSchema.transform((list) => list.split(',')),
  RELAY_FOLDER: z.string().default('spool'),
  RELAY_HOST: makeTextSchema('an IP address', (value) => isIP(value) > 0).default('127.0.0.1'),
  RELAY_PORT: makeWholeNumberSchema(0, 65_535).default(8025),
  RELAY_PROXIES: makeWholeNumberSchema(0, 10).default(0),
  RELAY_KEEP_DAYS: makeWholeNumberSchema(1, 365).default(7),
  RELAY_PER_NETWORK: makeWholeNumberSchema(1, 1_000_000).default(20),
  RELAY_PER_DAY: makeWholeNumberSchema(1, 1_000_000).default(20_000),
  RELAY_THANKS_PER_DAY: makeWholeNumberSchema(1, 1_000_000).default(2000),
});
export type RelaySettings = z.output<typeof settingsSchema>;

/** Reads the settings; an empty one counts as not set. Throws an error with a sentence for each wrong setting. */
export function readSettings(environment: Record<string, string | undefined>): RelaySettings {
  const isOurs = ([name, value]: [string, unknown]) => value && /^(RELAY|EMAIL_API)_/.test(name);
  const given = Object.fromEntries(Object.entries(environment).filter(isOurs));
  const { data, error } = settingsSchema.safeParse(given);
  if (data) return data;
  throw new Error(describeSettingErrors(error).join('\n'));
}
