/**
 * Limits of an enquiry that the form does not check, for the relay: anybody can post to it. The limit of the message is
 * in `src/content/limits.ts` (`5.4`).
 */
export const enquiryLimits = {
  /** Longest field, in characters. */
  fieldCharacters: 300,
  /** Longest e-mail address that mail servers accept (RFC 5321), in characters. */
  addressCharacters: 254,
  /** Longest dial code, in digits. */
  dialCodeDigits: 4,
} as const;
