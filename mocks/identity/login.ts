import contract from '../../contracts/identity.json' with { type: 'json' };
import { secrets, states, SUSPECT } from '../fixtures/members.ts';
import { answering } from '../network.ts';
import { captchaRefusal, codes, type Credentials, refused, standing } from './answers.ts';

/** Logs a member in. */
export const login = answering(contract, 'login', ({ body }) => {
  const credentials = body as Credentials;
  const { email } = credentials.loginId;
  const refusal = captchaRefusal(credentials);
  if (refusal) return refusal;
  if (credentials.password === secrets.outdatedPassword)
    return refused(codes.resetPassword, 'The password must be reset');
  if (!states[email] && email !== SUSPECT) return refused(codes.unknownEmail, 'Nobody has this address');
  if (credentials.password !== secrets.password)
    return refused(codes.invalidPassword, 'The password is wrong');
  return standing(states[email] ?? 'SUCCESS');
});
