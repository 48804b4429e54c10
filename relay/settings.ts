import { isIP } from 'node:net';
import { type Point, points } from './fault.ts';

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
  fault: { point: Point; nth: number } | undefined;
};

type Environment = Record<string, string | undefined>;

const DAY_MS = 86_400_000;

/** Reads the settings; throws one error that names everything wrong, a line each. */
export function readSettings(environment: Environment): Settings {
  const wrong: string[] = [];
  const text = (name: string, otherwise?: string): string => {
    const value = environment[name] || otherwise;
    if (value === undefined) wrong.push(`${name} is missing`);
    return value ?? '';
  };
  const number = (name: string, otherwise: number, [least, most]: [number, number]): number => {
    const value = Number(environment[name] || otherwise);
    if (!Number.isInteger(value) || value < least || value > most)
      wrong.push(`${name} is "${environment[name]}"; it must be a whole number from ${least} to ${most}`);
    return value;
  };
  const checked = <T>(name: string, value: T, holds: boolean, rule: string): T => {
    if (!holds && environment[name]) wrong.push(`${name} is "${environment[name]}"; it must be ${rule}`);
    return value;
  };
  const url = text('EMAIL_API_URL', 'https://api.brevo.com');
  const origins = text('RELAY_ORIGINS').split(',').filter(Boolean);
  const host = text('RELAY_HOST', '127.0.0.1');
  const settings: Settings = {
    emailApiUrl: checked('EMAIL_API_URL', url, isSafeUrl(url), 'an https address without a slash at its end'),
    emailApiKey: text('EMAIL_API_KEY'),
    origins: checked(
      'RELAY_ORIGINS',
      origins,
      origins.length > 0 && origins.every(isOrigin),
      'origins such as https://a.example',
    ),
    host: checked('RELAY_HOST', host, isIP(host) > 0, 'an IP address'),
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
    fault: environment.RELAY_TEST === 'on' ? readFault(environment.RELAY_FAULT, wrong) : undefined,
  };
  if (wrong.length) throw new Error(wrong.join('\n'));
  return settings;
}

/** The key goes out in a header: over TLS, or no further than this machine. */
function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text) || text.endsWith('/')) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname));
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function readFault(text: string | undefined, wrong: string[]): Settings['fault'] {
  if (!text) return undefined;
  const [name, nth] = text.split(':');
  const point = points.find((candidate) => candidate === name);
  if (point && Number(nth) > 0) return { point, nth: Number(nth) };
  wrong.push(`RELAY_FAULT is "${text}"; it must be a point and a number such as stored:1`);
  return undefined;
}
