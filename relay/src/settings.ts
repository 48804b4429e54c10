import { isIP } from 'node:net';
import { z } from 'zod';

const DAY_MS = 86_400_000;

/** A text for which `keeps` is true; `rule` completes the message "it must be ...". */
const text = (rule: string, keeps: (value: string) => boolean) => z.string().refine(keeps, rule);

const wholeNumber = (least: number, most: number) => {
  const rule = `a whole number from ${least} to ${most}`;
  return z.coerce.number(rule).int(rule).min(least, rule).max(most, rule);
};

/** The environment variables with their defaults; relay/README.md says what each is for. */
const environmentSchema = z.object({
  EMAIL_API_URL: text('an https address without a slash at its end', isSafeUrl).default(
    'https://api.brevo.com',
  ),
  EMAIL_API_KEY: z.string(),
  RELAY_ORIGINS: text('origins such as https://a.example', areOrigins),
  RELAY_HOST: text('an IP address', (value) => isIP(value) > 0).default('127.0.0.1'),
  RELAY_PORT: wholeNumber(0, 65_535).default(8025),
  RELAY_PROXIES: wholeNumber(0, 10).default(0),
  RELAY_DATABASE: z.string().default('relay.db'),
  RELAY_DATABASE_MB: wholeNumber(1, 100_000).default(256),
  RELAY_QUEUE: wholeNumber(1, 1_000_000).default(20_000),
  RELAY_LIMIT_ADDRESS: wholeNumber(1, 1_000_000).default(20),
  RELAY_LIMIT_TOTAL: wholeNumber(1, 1_000_000).default(20_000),
  RELAY_LIMIT_WINDOW_MS: wholeNumber(1, DAY_MS).default(600_000),
  RELAY_RETRY_MS: wholeNumber(1, DAY_MS).default(1000),
  RELAY_RETRY_MAX_MS: wholeNumber(1, DAY_MS).default(600_000),
  RELAY_SEND_TIMEOUT_MS: wholeNumber(1, 600_000).default(10_000),
  RELAY_STOP_MS: wholeNumber(1, 600_000).default(15_000),
  RELAY_KEEP_DAYS: wholeNumber(1, 3650).default(7),
});

const settingsSchema = environmentSchema.transform((values) => ({
  emailApiUrl: values.EMAIL_API_URL,
  emailApiKey: values.EMAIL_API_KEY,
  origins: values.RELAY_ORIGINS.split(','),
  host: values.RELAY_HOST,
  port: values.RELAY_PORT,
  proxies: values.RELAY_PROXIES,
  database: values.RELAY_DATABASE,
  databaseMb: values.RELAY_DATABASE_MB,
  queue: values.RELAY_QUEUE,
  limitPerAddress: values.RELAY_LIMIT_ADDRESS,
  limitInTotal: values.RELAY_LIMIT_TOTAL,
  limitWindowMs: values.RELAY_LIMIT_WINDOW_MS,
  retryMs: values.RELAY_RETRY_MS,
  retryMaxMs: values.RELAY_RETRY_MAX_MS,
  sendTimeoutMs: values.RELAY_SEND_TIMEOUT_MS,
  stopMs: values.RELAY_STOP_MS,
  keepMs: values.RELAY_KEEP_DAYS * DAY_MS,
}));

/** The checked settings; times in ms. */
export type Settings = z.output<typeof settingsSchema>;

type Environment = Record<string, string | undefined>;

/** Reads the settings; an empty variable counts as not set. Throws one error that names all that is wrong, a line each. */
export function readSettings(environment: Environment): Settings {
  return read(settingsSchema, environment);
}

/** Reads the two settings of the database, for a command that needs no others. Throws as `readSettings` does. */
export function readDatabaseSettings(environment: Environment): Pick<Settings, 'database' | 'databaseMb'> {
  const values = read(environmentSchema.pick({ RELAY_DATABASE: true, RELAY_DATABASE_MB: true }), environment);
  return { database: values.RELAY_DATABASE, databaseMb: values.RELAY_DATABASE_MB };
}

function read<Schema extends z.ZodType>(schema: Schema, environment: Environment): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path: [name], message }) => {
    const value = given[String(name)];
    return value === undefined
      ? `${String(name)} is missing`
      : `${String(name)} is "${value}"; it must be ${message}`;
  });
  // -1.5 is neither whole nor in range: zod reports both with the same message.
  throw new Error([...new Set(lines)].join('\n'));
}

/** Whether the key may be sent to this address, in a header: only over TLS, or to this machine. */
function isSafeUrl(value: string): boolean {
  if (!URL.canParse(value) || value.endsWith('/')) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname));
}

function areOrigins(value: string): boolean {
  return value.split(',').every((origin) => URL.canParse(origin) && new URL(origin).origin === origin);
}
