import { createHandler, json } from '../create-handler.ts';
import { secrets } from '../fixtures/members.ts';
import { answerLoginState, sdkErrorCodes, refuseWithCode } from './answers.ts';

/** Accepts a request for an e-mail with a recovery token. */
export const sendRecoveryEmail = createHandler('sendRecoveryEmail', () => json({}));

/** Accepts a request for an e-mail that activates an identity. */
export const sendActivationEmail = createHandler('sendActivationEmail', () => json({}));

/** Answers a known recovery token as if the new password were set and the member logged in; refuses any other. */
export const recover = createHandler('recover', ({ body }) =>
  body.recoveryToken === secrets.recoveryToken
    ? answerLoginState('SUCCESS')
    : refuseWithCode(sdkErrorCodes.unknownToken, 'The recovery token is unknown'),
);

/** Answers as if a verification code were sent. */
export const startVerification = createHandler('startVerification', () =>
  json({ verificationId: 'verification-1' }),
);

/** Answers that the log-in succeeds if verification code and state token are right; otherwise asks for a code again. */
export const verifyDuringAuthentication = createHandler('verifyDuringAuthentication', ({ body }) => {
  const { code, stateToken } = body;
  const known = code === secrets.verificationCode && stateToken === secrets.stateToken;
  return answerLoginState(known ? 'SUCCESS' : 'REQUIRE_EMAIL_VERIFICATION');
});

/** Answers as if the verification code of a log-in were sent again. */
export const resendDuringAuthentication = createHandler('resendDuringAuthentication', () =>
  answerLoginState('REQUIRE_EMAIL_VERIFICATION'),
);
