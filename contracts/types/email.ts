/* Written by `npm run generate -- types` from the contracts. Do not edit. */

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
  to: [Addressee];
  subject: string;
  htmlContent: string;
  /**
   * From the relay alone: two e-mails with one key are one.
   */
  headers?: {
    idempotencyKey: string;
  };
}
export interface Person {
  email: string;
  name: string;
}
/**
 * The provider takes a name of 70 characters at most, and an address without one; the site sends both (7.6), the relay no visitor's name.
 *
 * This interface was referenced by `EmailOperations`'s JSON-Schema
 * via the `definition` "Addressee".
 */
export interface Addressee {
  email: string;
  name?: string;
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
