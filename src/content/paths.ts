/** The address of each screen (2: route table), and of the page that answers any other. */
export const paths = {
  home: '/',
  company: '/company',
  contact: '/contact-us',
  finsense: '/product/finsense',
  connecthub: '/product/connecthub',
  lendscape: '/product/lendscape',
  wealthscape: '/product/wealthscape',
  prism: '/product/prism',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
  annualReturns: '/annual-returns',
  conference: '/bfs',
  conferenceBanner: '/bfs-2025',
  notFound: '/404',
} as const;

export type Screen = keyof typeof paths;

/** Where the enquiry form stands on its pages. */
export const formAnchor = 'Contact_Form';
export const formAddress = `${paths.contact}#${formAnchor}`;
