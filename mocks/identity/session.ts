import contract from '../../contracts/identity.json' with { type: 'json' };
import { identity, secrets } from '../fixtures/members.ts';
import { answering, json } from '../network.ts';

type Asked = {
  auth?: { authRequest: Record<string, string> };
  logout?: { clientId: string };
  callbacks?: { postFlowUrl: string };
};

const PROVIDER = 'https://login.sangam.example';

/** The address of the provider's page on which a visitor logs in or out. */
export const createRedirectSession = answering(contract, 'createRedirectSession', ({ body }) => {
  const { auth, logout: leaving, callbacks } = body as Asked;
  const searchParams = auth?.authRequest ?? { ...leaving, ...callbacks };
  const endpoint = `${PROVIDER}/_api/${auth ? 'oauth2/authorize' : 'iam/authentication/v1/logout'}`;
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
export const changePassword = answering(contract, 'changePassword', () => json({}));

/** Logs in whoever the caller vouches for. */
export const signOn = answering(contract, 'signOn', () =>
  json({ sessionToken: secrets.sessionToken, identity }),
);

const passedOn = { statusCode: 302, headers: [{ key: 'location', value: PROVIDER }] };

/** Sends a visitor to another provider. */
export const ssoLogin = answering(contract, 'ssoLogin', () => json(passedOn));

/** Takes a visitor back from another provider. */
export const ssoCallback = answering(contract, 'ssoCallback', () => json(passedOn));

/** Ends a session. */
export const logout = answering(contract, 'logout', () => json(passedOn));
