/* Written by `npm run types` from the contracts. Do not edit. */

export interface EmailOperations {
  sendEmail: {
    params: {};
    body: Email;
    answer: EmailAccepted;
    refusal: EmailRefusal;
  };
}
export interface Email {
  sender: Person;
  /**
   * @minItems 1
   * @maxItems 1
   */
  to: [Person];
  subject: string;
  htmlContent: string;
}
export interface Person {
  email: string;
  name: string;
}
export interface EmailAccepted {
  messageId: string;
  [k: string]: unknown;
}
export interface EmailRefusal {
  code: string;
  message: string;
  [k: string]: unknown;
}
