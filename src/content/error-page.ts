import { identity } from './site-identity.ts';
import type { InlineLink, Passage } from './content-types.ts';

export const errorPage = {
  heading: 'Unexpected Application Error!',
  para: 'Part of this page failed to load or run. Reloading it often helps.',
  reload: 'Load the page again',
  report: {
    before: 'If it keeps happening, please write to ',
    label: identity.supportEmail,
    href: `mailto:${identity.supportEmail}`,
    after: ' and tell us which page it was.',
  },
} as const satisfies Passage & { reload: string; report: InlineLink };
