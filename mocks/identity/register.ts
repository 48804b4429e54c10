import type { HttpResponse } from 'msw';
import type { IdentityRefusal } from '../../contracts/types/identity.ts';
import { createHandler, json } from '../create-handler.ts';
import { states } from '../fixtures/members.ts';
import { answerLoginState, checkCaptcha, codes, refuseWithCode } from './answers.ts';

/**
 * Answers with the state of a log-in, as if the address were now registered; refuses the address of a member and what
 * is no e-mail address.
 */
export const register = createHandler('register', ({ body: credentials }) => {
  const { email } = credentials.loginId;
  if (!/^\S+@\S+\.\S+$/.test(email)) return refuseAddress();
  if (states[email] === 'SUCCESS')
    return refuseWithCode(codes.emailExists, 'The e-mail address has an account');
  return checkCaptcha(credentials) ?? answerLoginState(states[email] ?? 'SUCCESS');
});

function refuseAddress(): HttpResponse<IdentityRefusal> {
  const violation = { field: 'loginId.email', description: 'must be an email', data: { type: 'EMAIL' } };
  return json(
    {
      message: 'loginId.email must be an email',
      details: { validationError: { fieldViolations: [violation] } },
    },
    400,
  );
}
