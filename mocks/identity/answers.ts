import type { HttpResponse } from 'msw';
import type { IdentityRefusal, LoginRequest, LoginState } from '../../contracts/types/identity.ts';
import { json } from '../create-handler.ts';
import { identity, secrets, SUSPECT } from '../fixtures/members.ts';

/** The codes by which the provider tells its SDK why it refuses. */
export const codes = {
  missingCaptcha: '-19971',
  invalidCaptcha: '-19970',
  emailExists: '-19995',
  invalidPassword: '-19976',
  resetPassword: '-19973',
  unknownEmail: '-19999',
  unknownToken: '-19958',
};

type Credentials = Pick<LoginRequest, 'loginId' | 'captchaTokens'>;

/** Where a log-in stands, with what the member needs to go on. */
export function answerLoginState(state: LoginState['state']): HttpResponse<LoginState> {
  if (state === 'SUCCESS') return json({ state, sessionToken: secrets.sessionToken, identity });
  return json({ state, stateToken: secrets.stateToken });
}

/** A refusal that names its reason by a code. */
export function refuseWithCode(code: string, message: string): HttpResponse<IdentityRefusal> {
  return json({ message, details: { applicationError: { code, description: message, data: {} } } }, 403);
}

/** Refuses whoever does not prove to be human: a token that is wrong, or none from a suspect. */
export function checkCaptcha({ loginId, captchaTokens }: Credentials): HttpResponse<IdentityRefusal> | null {
  const given = captchaTokens?.flatMap((token) => Object.values(token)) ?? [];
  if (given.some((token) => token !== secrets.captchaToken))
    return refuseWithCode(codes.invalidCaptcha, 'The captcha token is wrong');
  if (loginId.email === SUSPECT && given.length === 0)
    return refuseWithCode(codes.missingCaptcha, 'A captcha token is missing');
  return null;
}
