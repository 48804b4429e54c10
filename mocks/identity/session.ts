import { answering, json } from '../answering.ts';
import { identity, secrets } from '../fixtures/members.ts';

const PROVIDER = 'https://login.sangam.example';

/** The address of the provider's page on which a visitor logs in or out. */
export const createRedirectSession = answering('createRedirectSession', ({ body }) => {
  const searchParams = 'auth' in body ? { ...body.auth.authRequest } : { ...body.logout, ...body.callbacks };
  const endpoint = `${PROVIDER}/_api/${'auth' in body ? 'oauth2/authorize' : 'iam/authentication/v1/logout'}`;
  const fullUrl = `${endpoint}?${new URLSearchParams(searchParams)}`;
  return json({
    redirectSession: {
      id: 'redirect-1',
      fullUrl,
      urlDetails: { endpoint, searchParams },
      sessionToken: secrets.sessionToken,
    },
  });
});

/** Sets a new password. */
export const changePassword = answering('changePassword', () => json({}));

/** Logs in whoever the caller vouches for. */
export const signOn = answering('signOn', () => json({ sessionToken: secrets.sessionToken, identity }));

const passedOn = { statusCode: 302, headers: [{ key: 'location', value: PROVIDER }] };

/** Sends a visitor to another provider. */
export const ssoLogin = answering('ssoLogin', () => json(passedOn));

/** Takes a visitor back from another provider. */
export const ssoCallback = answering('ssoCallback', () => json(passedOn));

/** Ends a session. */
export const logout = answering('logout', () => json(passedOn));
