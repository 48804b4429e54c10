import { external } from './site-identity.ts';
import { paths } from './paths.ts';
import type { NavigationItem } from './content-types.ts';

// Not taken from the product modules: the header is on every page, which would then load the texts of all products.
export const navigation: readonly NavigationItem[] = [
  {
    name: 'Products',
    dropdown: [
      {
        heading: 'Data Connect',
        para: 'Connect to the Account Aggregator network, as a user or a provider of financial information.',
        details: [
          {
            subHeading: 'Finsense',
            subPara: 'For information users: one integration with multiple aggregators.',
            cta: paths.finsense,
          },
          {
            subHeading: 'ConnectHub',
            subPara: 'For information providers: a gateway to the AA network.',
            cta: paths.connecthub,
          },
        ],
      },
      {
        heading: 'Lending',
        para: 'Assess a borrower before the loan and watch for warning signs after it.',
        details: [
          {
            subHeading: 'RiskGauge',
            subPara: 'Lending management and bank statement analysis for underwriting.',
            cta: paths.lendscape,
          },
        ],
      },
      {
        heading: 'Wealth Management',
        para: 'See what a customer holds and advise on the whole of it.',
        details: [
          {
            subHeading: 'Wealthscape',
            subPara: 'Analytics on deposits, mutual funds and equities.',
            cta: paths.wealthscape,
          },
        ],
      },
      {
        heading: 'Transaction Categorization',
        para: 'Turn the text of a bank statement into categories and behaviour.',
        details: [
          {
            subHeading: 'Prism',
            subPara: 'An LLM that decodes Indian bank narrations.',
            cta: paths.prism,
          },
        ],
      },
    ],
  },
  { name: 'Developers', cta: external.developers },
  { name: 'Company', cta: paths.company },
  { name: 'Contact us', cta: paths.contact },
];
