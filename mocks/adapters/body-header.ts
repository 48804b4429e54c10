/** The header in which the relay for Firefox (harness/browsers/bidi-relay.ts) hands over a request's body, in base64. */
export const BODY_HEADER = 'x-relayed-body';
