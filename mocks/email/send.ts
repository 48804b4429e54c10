import { answering, json } from '../answering.ts';

/** Accepts an e-mail and numbers it. Clause `7.1`. */
export const sendEmail = answering('sendEmail', ({ network }) =>
  json({ messageId: `<${network.calls.length}@mail.sangam.example>` }, 201),
);
