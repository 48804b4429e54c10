import { createHandler, json } from '../create-handler.ts';
import { AUTHORIZATION_CODE, tokens } from '../fixtures/issued-tokens.ts';

/**
 * Answers with the fixture's tokens (6.3, 7.13): an anonymous visitor gets the first ones, a refresh token gets the
 * next ones, and an authorization code or a server's API key gets a member's tokens. An unknown code or refresh token
 * gets the status 401.
 */
export const getToken = createHandler('getToken', ({ body }) => {
  if ('grant_type' in body) return json(tokens.member);
  if (body.grantType === 'anonymous') return json(tokens.visitor[0]);
  if (body.grantType === 'authorization_code')
    return body.code === AUTHORIZATION_CODE ? json(tokens.member) : json({ message: 'unknown code' }, 401);
  const former = tokens.visitor.findIndex(({ refresh_token }) => refresh_token === body.refreshToken);
  const next = former < 0 ? undefined : tokens.visitor[former + 1];
  return next ? json(next) : json({ message: 'unknown refresh token' }, 401);
});
