import type { HttpResponse } from 'msw';
import type { IdentityRefusal } from '../../contracts/types/identity.ts';
import { createHandler, json } from '../create-handler.ts';
import { loginStatesByAddress } from '../fixtures/members.ts';
import { answerLoginState, checkCaptcha, sdkErrorCodes, refuseWithCode } from './answers.ts';

/**
 * Registers nothing: answers with the `state` that `loginStatesByAddress` has for the address, or else with success.
 * Refuses the address of a member and a text that is not an e-mail address.
 */
export const register = createHandler('register', ({ body: credentials }) => {
  const { email } = credentials.loginId;
  if (!/^\S+@\S+\.\S+$/.test(email)) return refuseInvalidEmailAddress();
  if (loginStatesByAddress[email] === 'SUCCESS')
    return refuseWithCode(sdkErrorCodes.emailExists, 'The e-mail address has an account');
  return checkCaptcha(credentials) ?? answerLoginState(loginStatesByAddress[email] ?? 'SUCCESS');
});

function refuseInvalidEmailAddress(): HttpResponse<IdentityRefusal> {
  const violation = { field: 'loginId.email', description: 'must be an email', data: { type: 'EMAIL' } };
  return json(
    {
      message: 'loginId.email must be an email',
      details: { validationError: { fieldViolations: [violation] } },
    },
    400,
  );
}
