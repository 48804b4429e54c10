import { createHandler } from '../create-handler.ts';
import { secrets, states, SUSPECT } from '../fixtures/members.ts';
import { answerLoginState, checkCaptcha, codes, refuseWithCode } from './answers.ts';

/** Answers with the state in which the address's log-in ends, or refuses captcha, address or password. */
export const login = createHandler('login', ({ body: credentials }) => {
  const { email } = credentials.loginId;
  const refusal = checkCaptcha(credentials);
  if (refusal) return refusal;
  if (credentials.password === secrets.outdatedPassword)
    return refuseWithCode(codes.resetPassword, 'The password must be reset');
  if (!states[email] && email !== SUSPECT)
    return refuseWithCode(codes.unknownEmail, 'Nobody has this address');
  if (credentials.password !== secrets.password)
    return refuseWithCode(codes.invalidPassword, 'The password is wrong');
  return answerLoginState(states[email] ?? 'SUCCESS');
});
