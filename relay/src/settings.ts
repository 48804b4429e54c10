import { isIP } from 'node:net';

/** The relay's settings, checked; times in ms. The README's table says what each is for. */
export type Settings = {
  emailApiUrl: string;
  emailApiKey: string;
  origins: string[];
  host: string;
  port: number;
  proxies: number;
  database: string;
  databaseMb: number;
  queue: number;
  limitPerAddress: number;
  limitInTotal: number;
  limitWindowMs: number;
  retryMs: number;
  retryMaxMs: number;
  sendTimeoutMs: number;
  stopMs: number;
  keepMs: number;
};

type Environment = Record<string, string | undefined>;

const DAY_MS = 86_400_000;

/** Reads the settings; throws one error that names everything wrong, a line each. */
export function readSettings(environment: Environment): Settings {
  const wrong: string[] = [];
  const { text, number } = readers(environment, wrong);
  const settings: Settings = {
    emailApiUrl: text(
      'EMAIL_API_URL',
      'https://api.brevo.com',
      isSafeUrl,
      'an https address without a slash at its end',
    ),
    emailApiKey: text('EMAIL_API_KEY'),
    origins: text('RELAY_ORIGINS', undefined, areOrigins, 'origins such as https://a.example').split(','),
    host: text('RELAY_HOST', '127.0.0.1', (value) => isIP(value) > 0, 'an IP address'),
    port: number('RELAY_PORT', 8025, [0, 65_535]),
    proxies: number('RELAY_PROXIES', 0, [0, 10]),
    database: text('RELAY_DATABASE', 'relay.db'),
    databaseMb: number('RELAY_DATABASE_MB', 256, [1, 100_000]),
    queue: number('RELAY_QUEUE', 10_000, [1, 1_000_000]),
    limitPerAddress: number('RELAY_LIMIT_ADDRESS', 20, [1, 1_000_000]),
    limitInTotal: number('RELAY_LIMIT_TOTAL', 600, [1, 1_000_000]),
    limitWindowMs: number('RELAY_LIMIT_WINDOW_MS', 600_000, [1, DAY_MS]),
    retryMs: number('RELAY_RETRY_MS', 1000, [1, DAY_MS]),
    retryMaxMs: number('RELAY_RETRY_MAX_MS', 600_000, [1, DAY_MS]),
    sendTimeoutMs: number('RELAY_SEND_TIMEOUT_MS', 10_000, [1, 600_000]),
    stopMs: number('RELAY_STOP_MS', 15_000, [1, 600_000]),
    keepMs: number('RELAY_KEEP_DAYS', 7, [1, 3650]) * DAY_MS,
  };
  if (wrong.length) throw new Error(wrong.join('\n'));
  return settings;
}

/** Two ways to read a setting; what is missing or breaks its rule is added to `wrong`. */
function readers(environment: Environment, wrong: string[]) {
  const check = (name: string, holds: boolean, rule: string) => {
    if (!holds) wrong.push(`${name} is "${environment[name]}"; it must be ${rule}`);
  };
  return {
    text(name: string, otherwise?: string, isRight = (_value: string) => true, rule = ''): string {
      const value = environment[name] || otherwise;
      if (value === undefined) wrong.push(`${name} is missing`);
      else check(name, isRight(value), rule);
      return value ?? '';
    },
    number(name: string, otherwise: number, [least, most]: [number, number]): number {
      const value = Number(environment[name] || otherwise);
      const holds = Number.isInteger(value) && value >= least && value <= most;
      check(name, holds, `a whole number from ${least} to ${most}`);
      return value;
    },
  };
}

/** The key goes out in a header: over TLS, or no further than this machine. */
function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text) || text.endsWith('/')) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname));
}

function areOrigins(text: string): boolean {
  return text.split(',').every((origin) => URL.canParse(origin) && new URL(origin).origin === origin);
}
