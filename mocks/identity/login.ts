import { createHandler } from '../create-handler.ts';
import { secrets, loginStatesByAddress, ADDRESS_NEEDING_CAPTCHA } from '../fixtures/members.ts';
import { answerLoginState, checkCaptcha, sdkErrorCodes, refuseWithCode } from './answers.ts';

/** Answers with the address's `state` in `loginStatesByAddress`; refuses a wrong captcha token, address or password. */
export const login = createHandler('login', ({ body: credentials }) => {
  const { email } = credentials.loginId;
  const refusal = checkCaptcha(credentials);
  if (refusal) return refusal;
  if (credentials.password === secrets.outdatedPassword)
    return refuseWithCode(sdkErrorCodes.resetPassword, 'The password must be reset');
  if (!loginStatesByAddress[email] && email !== ADDRESS_NEEDING_CAPTCHA)
    return refuseWithCode(sdkErrorCodes.unknownEmail, 'Nobody has this address');
  if (credentials.password !== secrets.password)
    return refuseWithCode(sdkErrorCodes.invalidPassword, 'The password is wrong');
  return answerLoginState(loginStatesByAddress[email] ?? 'SUCCESS');
});
