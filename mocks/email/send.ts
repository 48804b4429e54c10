import { createHandler, json } from '../create-handler.ts';

/** Accepts an e-mail; its message id contains the number of calls so far (7.1). */
export const sendEmail = createHandler('sendEmail', ({ network }) =>
  json({ messageId: `<${network.calls.length}@mail.sangam.example>` }, 201),
);
