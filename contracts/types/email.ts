/* Written by `npm run types` from the contract of the same name in mocks/contracts. Do not edit. */

export interface Contract {
  [k: string]: unknown;
}
export interface Person {
  email: string;
  name: string;
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
export interface Accepted {
  messageId: string;
  [k: string]: unknown;
}
export interface Refusal {
  code: string;
  message: string;
  [k: string]: unknown;
}
