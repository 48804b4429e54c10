import contract from '../../contracts/identity.json' with { type: 'json' };
import { states } from '../fixtures/members.ts';
import { answering, json } from '../network.ts';
import { captchaRefusal, codes, type Credentials, refused, standing } from './answers.ts';

/** Makes a member of whoever has no account yet and gives an e-mail address; the states are those of a log-in. */
export const register = answering(contract, 'register', ({ body }) => {
  const credentials = body as Credentials;
  const { email } = credentials.loginId;
  if (!/^\S+@\S+\.\S+$/.test(email)) return noAddress();
  if (states[email] === 'SUCCESS') return refused(codes.emailExists, 'The e-mail address has an account');
  return captchaRefusal(credentials) ?? standing(states[email] ?? 'SUCCESS');
});

function noAddress(): Response {
  const violation = { field: 'loginId.email', description: 'must be an email', data: { type: 'EMAIL' } };
  return json(
    {
      message: 'loginId.email must be an email',
      details: { validationError: { fieldViolations: [violation] } },
    },
    400,
  );
}
