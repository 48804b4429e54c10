/** The attribute of prerendered tags in the head, by which Head.tsx finds and removes them. */
export const PRERENDERED = 'data-prerendered';
