import type { HttpResponse } from 'msw';
import type { IdentityRefusal } from '../../contracts/types/identity.ts';
import { answering, json } from '../answering.ts';
import { states } from '../fixtures/members.ts';
import { captchaRefusal, codes, refused, standing } from './answers.ts';

/** Makes a member of whoever has no account yet and gives an e-mail address; the states are those of a log-in. */
export const register = answering('register', ({ body: credentials }) => {
  const { email } = credentials.loginId;
  if (!/^\S+@\S+\.\S+$/.test(email)) return noAddress();
  if (states[email] === 'SUCCESS') return refused(codes.emailExists, 'The e-mail address has an account');
  return captchaRefusal(credentials) ?? standing(states[email] ?? 'SUCCESS');
});

function noAddress(): HttpResponse<IdentityRefusal> {
  const violation = { field: 'loginId.email', description: 'must be an email', data: { type: 'EMAIL' } };
  return json(
    {
      message: 'loginId.email must be an email',
      details: { validationError: { fieldViolations: [violation] } },
    },
    400,
  );
}
