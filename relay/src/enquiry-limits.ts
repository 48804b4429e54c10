/**
 * Limits of an enquiry that the form does not check, for the relay: anybody can post to it. The limit of the message is
 * in `src/content/limits.ts` (`5.4`).
 */
export const enquiryLimits = {
  /** Longest name, company name or phone number, in UTF-16 code units. */
  fieldCharacters: 300,
  /** Longest e-mail address that mail servers accept (RFC 5321), in characters. */
  addressCharacters: 254,
  /** Longest dial code, in digits. */
  dialCodeDigits: 4,
} as const;
