/** The header in which the bridge for Firefox (harness/browsers/bidi-bridge.ts) hands over a request's body, in base64. */
export const BODY_HEADER = 'x-bridged-body';
