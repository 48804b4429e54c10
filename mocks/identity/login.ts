import { createHandler } from '../create-handler.ts';
import { secrets, loginStates, CAPTCHA_ADDRESS } from '../fixtures/members.ts';
import { answerLoginState, checkCaptcha, errorCodes, refuseWithCode } from './answers.ts';

/** Answers with the `state` of the address in `loginStates`; refuses a wrong captcha token, address or password. */
export const login = createHandler('login', ({ body: credentials }) => {
  const { email } = credentials.loginId;
  const refusal = checkCaptcha(credentials);
  if (refusal) return refusal;
  if (credentials.password === secrets.outdatedPassword)
    return refuseWithCode(errorCodes.resetPassword, 'The password must be reset');
  if (!loginStates[email] && email !== CAPTCHA_ADDRESS)
    return refuseWithCode(errorCodes.unknownEmail, 'Nobody has this address');
  if (credentials.password !== secrets.password)
    return refuseWithCode(errorCodes.invalidPassword, 'The password is wrong');
  return answerLoginState(loginStates[email] ?? 'SUCCESS');
});
