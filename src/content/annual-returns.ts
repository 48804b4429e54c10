import { identity } from './site-identity.ts';
import type { InlineLink } from './content-types.ts';

export const annualReturns = {
  heading: 'Annual Return Form',
  intro: `Filed each year by ${identity.legalName} with the Registrar of Companies under the Companies Act, 2013.`,
  earlierYears: {
    before: 'For any other year, write to ',
    label: identity.supportEmail,
    href: `mailto:${identity.supportEmail}`,
    after: '.',
  },
  loading: 'Loading the list of annual returns',
  /** Shown beside the year of the first file. */
  latest: 'Latest',
  /** Shown after the file's name on the button that downloads it. */
  download: 'Download',
  /** Replaces `download` while the file is being downloaded. */
  downloading: 'Downloading',
  /** The name of a downloaded file when all characters of its own name must be removed. */
  unnamed: 'document',
  // The page does not know whether there are no files or fetching them failed, so the words fit both.
  empty: {
    before: 'No annual returns are listed at the moment. Please try again later, or request a copy from ',
    label: identity.supportEmail,
    href: `mailto:${identity.supportEmail}`,
    after: '.',
  },
  withoutScripts: `The list of files needs JavaScript. Without it, write to ${identity.supportEmail} for a copy.`,
} as const satisfies {
  heading: string;
  intro: string;
  earlierYears: InlineLink;
  loading: string;
  latest: string;
  download: string;
  downloading: string;
  unnamed: string;
  empty: InlineLink;
  withoutScripts: string;
};
