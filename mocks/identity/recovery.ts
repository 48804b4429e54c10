import contract from '../../contracts/recovery.json' with { type: 'json' };
import { secrets } from '../fixtures/members.ts';
import { answering, json } from '../network.ts';
import { codes, refused, standing } from './answers.ts';

/** Sends an e-mail with a recovery token. */
export const sendRecoveryEmail = answering(contract, 'sendRecoveryEmail', () => json({}));

/** Sends an e-mail with which an identity becomes active. */
export const sendActivationEmail = answering(contract, 'sendActivationEmail', () => json({}));

/** Sets a new password for the token of a recovery e-mail, and logs in. */
export const recover = answering(contract, 'recover', ({ body }) =>
  (body as { recoveryToken: string }).recoveryToken === secrets.recoveryToken
    ? standing('SUCCESS')
    : refused(codes.unknownToken, 'The recovery token is unknown'),
);

/** Sends a verification code. */
export const startVerification = answering(contract, 'startVerification', () =>
  json({ verificationId: 'verification-1' }),
);

/** Goes on with a log-in once its code is right. */
export const verifyDuringAuthentication = answering(contract, 'verifyDuringAuthentication', ({ body }) => {
  const { code, stateToken } = body as { code: string; stateToken: string };
  const known = code === secrets.verificationCode && stateToken === secrets.stateToken;
  return standing(known ? 'SUCCESS' : 'REQUIRE_EMAIL_VERIFICATION');
});

/** Sends the code of a log-in again. */
export const resendDuringAuthentication = answering(contract, 'resendDuringAuthentication', () =>
  standing('REQUIRE_EMAIL_VERIFICATION'),
);
