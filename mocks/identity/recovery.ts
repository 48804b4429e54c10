import { createHandler, json } from '../create-handler.ts';
import { secrets } from '../fixtures/members.ts';
import { answerLoginState, codes, refuseWithCode } from './answers.ts';

/** Accepts a request for an e-mail with a recovery token. */
export const sendRecoveryEmail = createHandler('sendRecoveryEmail', () => json({}));

/** Accepts a request for an e-mail that activates an identity. */
export const sendActivationEmail = createHandler('sendActivationEmail', () => json({}));

/** Sets a new password for the token of a recovery e-mail, and logs in. */
export const recover = createHandler('recover', ({ body }) =>
  body.recoveryToken === secrets.recoveryToken
    ? answerLoginState('SUCCESS')
    : refuseWithCode(codes.unknownToken, 'The recovery token is unknown'),
);

/** Sends a verification code. */
export const startVerification = createHandler('startVerification', () =>
  json({ verificationId: 'verification-1' }),
);

/** Completes a log-in when its verification code is right, and asks for it again otherwise. */
export const verifyDuringAuthentication = createHandler('verifyDuringAuthentication', ({ body }) => {
  const { code, stateToken } = body;
  const known = code === secrets.verificationCode && stateToken === secrets.stateToken;
  return answerLoginState(known ? 'SUCCESS' : 'REQUIRE_EMAIL_VERIFICATION');
});

/** Sends the code of a log-in again. */
export const resendDuringAuthentication = createHandler('resendDuringAuthentication', () =>
  answerLoginState('REQUIRE_EMAIL_VERIFICATION'),
);
