/** A screen of walks (2.1). `heading` is absent if another clause states it; an `isShort` page cannot scroll far. */
type WalkScreen = { address: string; title: string; heading?: string; hasForm?: true; isShort?: true };

export const walkScreens: readonly WalkScreen[] = [
  {
    address: '/',
    title: 'Sangam: open finance and Account Aggregator technology',
  },
  { address: '/company', title: 'Company | Sangam', heading: 'About Sangam', hasForm: true },
  {
    address: '/contact-us',
    title: 'Contact us | Sangam',
    heading: 'How can we help?',
    hasForm: true,
  },
  {
    address: '/product/finsense',
    title: 'Finsense | Sangam',
    heading: 'Finsense puts many aggregators behind one API',
    hasForm: true,
  },
  {
    address: '/product/lendscape',
    title: 'RiskGauge | Sangam',
    heading: 'RiskGauge shows a borrower’s risk before and after disbursal',
    hasForm: true,
  },
  {
    address: '/product/prism',
    title: 'Prism | Sangam',
    heading: 'Prism decodes Indian bank narrations',
    hasForm: true,
  },
  { address: '/privacy-policy', title: 'Privacy Policy | Sangam', heading: 'Privacy Policy' },
  {
    address: '/terms-and-conditions',
    title: 'Sangam Terms And Conditions',
    heading: 'Terms and Conditions',
  },
  {
    address: '/annual-returns',
    title: 'Sangam Annual Returns',
    heading: 'Annual Return Form',
    isShort: true,
  },
];
