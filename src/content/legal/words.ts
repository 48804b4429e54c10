/** The words that all legal pages share. */
export const sharedLegalWords = {
  lastModified: 'Last modified',
  contents: 'Contents',
} as const;
