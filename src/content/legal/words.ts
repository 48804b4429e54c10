/** The words around every legal text. */
export const legalWords = {
  lastModified: 'Last modified',
  contents: 'Contents',
} as const;
