import type { TokenRequest, Tokens } from '../../contracts/types/data.ts';
import { settings } from './settings.ts';
import { createTimeLimit } from './time-limit.ts';

type VisitorTokens = { access: string; refresh: string; expiresAt: number };

const MS_PER_SECOND = 1000;

// In memory only, so that a page load begins as a new anonymous visitor.
let currentTokens: VisitorTokens | undefined;
let pendingTokens: Promise<VisitorTokens> | undefined;

/**
 * The access token of this anonymous visitor: requested first, then reused until it expires, then refreshed (6.3, 7.13,
 * 7.14). Concurrent calls share one request. Throws 'something went wrong' if the status is not 200 (8.12), and another
 * error if there is no answer or it has no tokens.
 */
export async function getVisitorToken(): Promise<string> {
  if (currentTokens && !hasExpired(currentTokens.expiresAt, Date.now())) return currentTokens.access;
  pendingTokens ??= renewTokens(currentTokens).finally(() => {
    pendingTokens = undefined;
  });
  currentTokens = await pendingTokens;
  return currentTokens.access;
}

/** The expiry of a token in ms since 1970; `receivedAt` too is in ms since 1970. */
export function expiryOf(expiresInSeconds: number, receivedAt: number): number {
  return receivedAt + expiresInSeconds * MS_PER_SECOND;
}

/** Whether a token has expired at `now`; both in ms since 1970. */
export function hasExpired(expiresAt: number, now: number): boolean {
  return now >= expiresAt;
}

async function renewTokens(former: VisitorTokens | undefined): Promise<VisitorTokens> {
  const { dataClientId: clientId } = settings;
  const anonymous = () => requestTokens({ clientId, grantType: 'anonymous' });
  if (!former) return anonymous();
  // If the refresh fails, become a new anonymous visitor: there is no account to lose.
  return requestTokens({ clientId, refreshToken: former.refresh, grantType: 'refresh_token' }).catch(
    anonymous,
  );
}

async function requestTokens(body: TokenRequest): Promise<VisitorTokens> {
  const response = await fetch(`${settings.dataApiUrl}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: createTimeLimit(),
  });
  if (response.status !== 200) throw new Error('something went wrong');
  const answer: unknown = await response.json();
  if (!hasTokens(answer)) throw new Error('The token answer holds no tokens');
  return {
    access: answer.access_token,
    refresh: answer.refresh_token,
    expiresAt: expiryOf(answer.expires_in, Date.now()),
  };
}

function hasTokens(answer: unknown): answer is Tokens {
  const { access_token, refresh_token, expires_in } = (answer ?? {}) as Record<string, unknown>;
  return (
    isText(access_token) && isText(refresh_token) && Number.isFinite(expires_in) && Number(expires_in) >= 0
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
