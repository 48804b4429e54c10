import { createHandler, json } from '../create-handler.ts';
import { identity, secrets } from '../fixtures/members.ts';

const LOGIN_PROVIDER_ORIGIN = 'https://login.sangam.example';

/** Answers with the address of the provider's page for logging in or out. */
export const createRedirectSession = createHandler('createRedirectSession', ({ body }) => {
  const searchParams = 'auth' in body ? { ...body.auth.authRequest } : { ...body.logout, ...body.callbacks };
  const endpoint = `${LOGIN_PROVIDER_ORIGIN}/_api/${'auth' in body ? 'oauth2/authorize' : 'iam/authentication/v1/logout'}`;
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

/** Answers as if the new password were set; the mock stores nothing. */
export const changePassword = createHandler('changePassword', () => json({}));

/** Answers as if a member were logged in without a password, because the caller vouches for them. */
export const signOn = createHandler('signOn', () => json({ sessionToken: secrets.sessionToken, identity }));

const redirectAnswer = { statusCode: 302, headers: [{ key: 'location', value: LOGIN_PROVIDER_ORIGIN }] };

/** Answers with a redirect, as if it led to the log-in page of another identity provider. */
export const ssoLogin = createHandler('ssoLogin', () => json(redirectAnswer));

/** Answers with a redirect, as if another identity provider had sent the member back. */
export const ssoCallback = createHandler('ssoCallback', () => json(redirectAnswer));

/** Answers with a redirect, as after a log-out; the mock keeps no sessions. */
export const logout = createHandler('logout', () => json(redirectAnswer));
