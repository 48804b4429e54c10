/**
 * What an enquiry may hold beyond the form's own rules, for whoever takes it from a browser; the message has its limit
 * in `src/content/limits.ts`, beside the words that name it (`5.4`).
 */
export const enquiryLimits = {
  /** Longest field, in characters. */
  fieldCharacters: 300,
  /** Longest address that a mail server takes (RFC 5321), in characters. */
  addressCharacters: 254,
  /** Longest dial code, in digits. */
  dialCodeDigits: 4,
} as const;
