/** The words that all legal pages share. */
export const legalWords = {
  lastModified: 'Last modified',
  contents: 'Contents',
} as const;
