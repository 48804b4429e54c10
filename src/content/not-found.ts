import { paths } from './paths.ts';
import { products } from './products/products.ts';
import type { Link } from './content-types.ts';

export const notFound = {
  heading: 'Page Not Found',
  para: {
    before: 'There is no page at this address (error\u00a0',
    code: '404',
    after: '). It\u00a0may have moved, or the link may be wrong.',
  },
  countdown: (seconds: number) =>
    seconds > 0
      ? `The home page opens in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
      : 'Opening the home page.',
  stay: 'Stay on this page',
  staying: 'The countdown has stopped. Stay as long as you like.',
  /** The heading of the links to other pages. */
  elsewhere: 'Continue here',
  links: [
    ...products.map(({ heading, subPara, cta }) => ({ label: heading, para: subPara, href: cta })),
    { label: 'Contact us', para: 'Ask us about a product or report a broken link.', href: paths.contact },
  ],
} as const satisfies {
  heading: string;
  para: { before: string; code: string; after: string };
  countdown: (seconds: number) => string;
  stay: string;
  staying: string;
  elsewhere: string;
  links: readonly (Link & { para: string })[];
};
