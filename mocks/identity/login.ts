import { answering } from '../answering.ts';
import { secrets, states, SUSPECT } from '../fixtures/members.ts';
import { captchaRefusal, codes, refused, standing } from './answers.ts';

/** Logs a member in. */
export const login = answering('login', ({ body: credentials }) => {
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
