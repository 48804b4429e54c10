/** The path of each screen (2.1), and of the not-found page. */
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

/** The folder of all product pages. */
export const productFolder = '/product';

export type ScreenName = keyof typeof paths;

/** The id of the enquiry form, on each page that has one. */
export const formAnchor = 'Contact_Form';
/** The address of the form on the contact page. */
export const formAddress = `${paths.contact}#${formAnchor}`;
