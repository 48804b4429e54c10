import type { HttpResponse } from 'msw';
import type { IdentityRefusal, LoginRequest, LoginState } from '../../contracts/types/identity.ts';
import { json } from '../create-handler.ts';
import { identity, secrets, ADDRESS_NEEDING_CAPTCHA } from '../fixtures/members.ts';

/** The error codes that the provider's SDK understands. */
export const sdkErrorCodes = {
  missingCaptcha: '-19971',
  invalidCaptcha: '-19970',
  emailExists: '-19995',
  invalidPassword: '-19976',
  resetPassword: '-19973',
  unknownEmail: '-19999',
  unknownToken: '-19958',
};

type Credentials = Pick<LoginRequest, 'loginId' | 'captchaTokens'>;

/** Answers with `state` and a token: a session token after a success, otherwise a token to continue the log-in. */
export function answerLoginState(state: LoginState['state']): HttpResponse<LoginState> {
  if (state === 'SUCCESS') return json({ state, sessionToken: secrets.sessionToken, identity });
  return json({ state, stateToken: secrets.stateToken });
}

/** Refuses with 403 and an error code. */
export function refuseWithCode(code: string, message: string): HttpResponse<IdentityRefusal> {
  return json({ message, details: { applicationError: { code, description: message, data: {} } } }, 403);
}

/** Returns a refusal if a captcha token is wrong, or missing for ADDRESS_NEEDING_CAPTCHA; otherwise null. */
export function checkCaptcha({ loginId, captchaTokens }: Credentials): HttpResponse<IdentityRefusal> | null {
  const given = captchaTokens?.flatMap((token) => Object.values(token)) ?? [];
  if (given.some((token) => token !== secrets.captchaToken))
    return refuseWithCode(sdkErrorCodes.invalidCaptcha, 'The captcha token is wrong');
  if (loginId.email === ADDRESS_NEEDING_CAPTCHA && given.length === 0)
    return refuseWithCode(sdkErrorCodes.missingCaptcha, 'A captcha token is missing');
  return null;
}
