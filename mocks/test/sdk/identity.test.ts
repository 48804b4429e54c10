import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { secrets, SUSPECT } from '../../fixtures/members.ts';
import { createNodeNetwork } from '../../adapters/node.ts';
import { createSdkClient } from '../../sdk/client.ts';

const { network, server } = createNodeNetwork();
beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => {
  expect(network.calls.flatMap(({ violations }) => violations)).toEqual([]);
  network.calls.splice(0);
});

const { password, outdatedPassword, captchaToken } = secrets;
const captcha = (recaptchaToken: string) => ({ captchaTokens: { recaptchaToken } });
const member = 'member@lender.example';

describe('the SDK understands a log-in', () => {
  it.each([
    [
      { email: member, password },
      { loginState: 'SUCCESS', data: { sessionToken: 'session-1' } },
    ],
    [{ email: 'unapproved@lender.example', password }, { loginState: 'OWNER_APPROVAL_REQUIRED' }],
    [
      { email: 'unverified@lender.example', password },
      { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 'state-1' } },
    ],
    [
      { email: 'second-factor@lender.example', password },
      { loginState: 'FAILURE', error: 'Unknown _state' },
    ],
    [
      { email: member, password: 'wrong' },
      { loginState: 'FAILURE', errorCode: 'invalidPassword' },
    ],
    [
      { email: member, password: outdatedPassword },
      { loginState: 'FAILURE', errorCode: 'resetPassword' },
    ],
    [
      { email: 'nobody@lender.example', password },
      { loginState: 'FAILURE', errorCode: 'invalidEmail' },
    ],
    [
      { email: SUSPECT, password },
      { loginState: 'FAILURE', errorCode: 'missingCaptchaToken' },
    ],
    [
      { email: SUSPECT, password, ...captcha('wrong') },
      { loginState: 'FAILURE', errorCode: 'invalidCaptchaToken' },
    ],
    [{ email: SUSPECT, password, ...captcha(captchaToken) }, { loginState: 'SUCCESS' }],
  ])('with %j as %j', async (credentials, outcome) => {
    expect(await createSdkClient().auth.login(credentials)).toMatchObject(outcome);
  });
});

describe('the SDK understands a registration', () => {
  it.each([
    [{ email: 'new@lender.example', password }, { loginState: 'SUCCESS' }],
    [{ email: 'unverified@lender.example', password }, { loginState: 'EMAIL_VERIFICATION_REQUIRED' }],
    [
      { email: member, password },
      { loginState: 'FAILURE', errorCode: 'emailAlreadyExists' },
    ],
    [
      { email: 'nobody', password },
      { loginState: 'FAILURE', errorCode: 'invalidEmail' },
    ],
    [
      { email: SUSPECT, password },
      { loginState: 'FAILURE', errorCode: 'missingCaptchaToken' },
    ],
    [
      { email: SUSPECT, password, ...captcha('wrong') },
      { loginState: 'FAILURE', errorCode: 'invalidCaptchaToken' },
    ],
  ])('with %j as %j', async (credentials, outcome) => {
    expect(await createSdkClient().auth.register(credentials)).toMatchObject(outcome);
  });
});

it('the SDK completes a log-in once its verification code is right', async () => {
  const { auth } = createSdkClient();
  await auth.login({ email: 'unverified@lender.example', password });
  expect(await auth.processVerification({ verificationCode: '000000' })).toMatchObject({
    loginState: 'EMAIL_VERIFICATION_REQUIRED',
  });
  expect(await auth.processVerification({ verificationCode: secrets.verificationCode })).toMatchObject({
    loginState: 'SUCCESS',
  });
});

it('the SDK rejects for an unknown recovery token', async () => {
  const recovered = createSdkClient().recovery.recover('other', { password });
  await expect(recovered).rejects.toThrow('The recovery token is unknown');
});

it('the SDK forgets its tokens when it asks where to log out', async () => {
  const { auth } = createSdkClient();
  auth.setTokens(await auth.generateVisitorTokens());
  const { logoutUrl } = await auth.logout('https://a.example');
  expect(new URL(logoutUrl).searchParams.get('postFlowUrl')).toBe('https://a.example');
  expect(auth.getTokens().refreshToken.role).toBe('none');
});
