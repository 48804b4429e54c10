/** Marks the tags that a page came with, until the site manages its head itself. */
export const PRERENDERED = 'data-prerendered';
