import contract from '../../contracts/data.json' with { type: 'json' };
import { AUTHORIZATION_CODE, tokens } from '../fixtures/tokens.ts';
import { answering, json } from '../network.ts';

type Asked = { grantType?: string; grant_type?: string; refreshToken?: string; code?: string };

/** Gives tokens: a visitor's at first, the next ones for a refresh token, a member's for a code or to a server (6, 7). */
export const getToken = answering(contract, 'getToken', ({ body }) => {
  const { grantType, grant_type: serversGrant, refreshToken, code } = body as Asked;
  if (grantType === 'anonymous') return json(tokens.first);
  if (serversGrant === 'authorized_client') return json(tokens.member);
  if (grantType === 'authorization_code')
    return code === AUTHORIZATION_CODE ? json(tokens.member) : json({ message: 'unknown code' }, 401);
  return refreshToken === tokens.first.refresh_token
    ? json(tokens.second)
    : json({ message: 'unknown refresh token' }, 401);
});
