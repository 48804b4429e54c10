import { answering, json } from '../answering.ts';
import { secrets } from '../fixtures/members.ts';
import { codes, refused, standing } from './answers.ts';

/** Sends an e-mail with a recovery token. */
export const sendRecoveryEmail = answering('sendRecoveryEmail', () => json({}));

/** Sends an e-mail with which an identity becomes active. */
export const sendActivationEmail = answering('sendActivationEmail', () => json({}));

/** Sets a new password for the token of a recovery e-mail, and logs in. */
export const recover = answering('recover', ({ body }) =>
  body.recoveryToken === secrets.recoveryToken
    ? standing('SUCCESS')
    : refused(codes.unknownToken, 'The recovery token is unknown'),
);

/** Sends a verification code. */
export const startVerification = answering('startVerification', () =>
  json({ verificationId: 'verification-1' }),
);

/** Goes on with a log-in once its code is right. */
export const verifyDuringAuthentication = answering('verifyDuringAuthentication', ({ body }) => {
  const { code, stateToken } = body;
  const known = code === secrets.verificationCode && stateToken === secrets.stateToken;
  return standing(known ? 'SUCCESS' : 'REQUIRE_EMAIL_VERIFICATION');
});

/** Sends the code of a log-in again. */
export const resendDuringAuthentication = answering('resendDuringAuthentication', () =>
  standing('REQUIRE_EMAIL_VERIFICATION'),
);
