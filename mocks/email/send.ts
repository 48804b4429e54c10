import contract from '../../contracts/email.json' with { type: 'json' };
import { answering, json } from '../network.ts';

/** Accepts an e-mail and numbers it (7: the two calls of the contact form). */
export const sendEmail = answering(contract, 'sendEmail', ({ network }) =>
  json({ messageId: `<${network.calls.length}@mail.sangam.example>` }, 201),
);
