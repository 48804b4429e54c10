import { createHandler, json } from '../create-handler.ts';

/** Accepts an e-mail and numbers it. Clause `7.1`. */
export const sendEmail = createHandler('sendEmail', ({ network }) =>
  json({ messageId: `<${network.calls.length}@mail.sangam.example>` }, 201),
);
