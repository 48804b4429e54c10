import contract from '../contracts/data.json' with { type: 'json' };
import { tokens } from '../fixtures/tokens.ts';
import { answering, json } from '../network.ts';

/** Gives a visitor tokens: the first ones to an anonymous visitor, the next ones for a refresh token (6, 7). */
export const getToken = answering(contract, 'getToken', ({ body }) => {
  const { grantType, refreshToken } = body as { grantType: string; refreshToken?: string };
  if (grantType === 'anonymous') return json(tokens.first);
  return refreshToken === tokens.first.refresh_token
    ? json(tokens.second)
    : json({ message: 'unknown refresh token' }, 401);
});
