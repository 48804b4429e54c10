import { identity } from './identity.ts';
import type { InlineLink } from './types.ts';

export const annualReturns = {
  heading: 'Annual Return Form',
  para: 'The annual returns of the company, newest first.',
  loading: 'Loading the list of annual returns',
  /** Said after the file's name on its button. */
  download: 'Download',
  /** In place of it while the file is on its way. */
  downloading: 'Downloading',
  /** What a downloaded file is called when nothing of its name can stay. */
  unnamed: 'document',
  // The list is also empty when it could not be fetched, and the page does not know which it was.
  empty: {
    before:
      'No annual return is listed at the moment. You can load the page again later, or ask for a copy at ',
    label: identity.supportEmail,
    href: `mailto:${identity.supportEmail}`,
    after: '.',
  },
  noscript: `The list of files needs JavaScript. Without it, ask for a copy at ${identity.supportEmail}.`,
} as const satisfies {
  heading: string;
  para: string;
  loading: string;
  download: string;
  downloading: string;
  unnamed: string;
  empty: InlineLink;
  noscript: string;
};
