/* Written by `npm run types` from the contracts. Do not edit. */

export interface Operations {
  sendEmail: {
    params: {};
    body: Email;
    answer: Accepted;
    refusal: Refusal;
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
export interface Accepted {
  messageId: string;
  [k: string]: unknown;
}
export interface Refusal {
  code: string;
  message: string;
  [k: string]: unknown;
}
