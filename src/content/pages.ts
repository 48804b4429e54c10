import { identity } from './identity.ts';
import type { PageMeta, ProductSlug } from './types.ts';

const { name } = identity;

type Screen =
  | 'home'
  | 'company'
  | 'contact'
  | ProductSlug
  | 'privacyPolicy'
  | 'terms'
  | 'annualReturns'
  | 'conference'
  | 'conferenceBanner'
  | 'notFound';

/** The head of each page, by screen. On every first load: keep it short and import no long content. */
export const pages: Readonly<Record<Screen, PageMeta>> = {
  home: {
    path: '/',
    title: `${name}: open finance and Account Aggregator technology`,
    description:
      'Technology for banks, lenders, brokers and fintechs in India to share and use financial data with the customer’s consent.',
  },
  company: {
    path: '/company',
    title: `Company | ${name}`,
    description: `The story, mission and values of ${name}, a ${identity.city}-based Technology Service Provider in the Account Aggregator network.`,
  },
  contact: {
    path: '/contact-us',
    title: `Contact us | ${name}`,
    description: `Talk to ${name} about Account Aggregator integration, lending, wealth analytics or transaction categorisation.`,
  },
  finsense: {
    path: '/product/finsense',
    title: `Finsense | ${name}`,
    description:
      'Finsense lets financial information users integrate with multiple Account Aggregators, with consent flows and dashboards.',
  },
  connecthub: {
    path: '/product/connecthub',
    title: `ConnectHub | ${name}`,
    description:
      'ConnectHub is a gateway for financial information providers to the Account Aggregator network, with core-banking connectors.',
  },
  lendscape: {
    path: '/product/lendscape',
    title: `RiskGauge | ${name}`,
    description:
      'RiskGauge, also called LendScape: a lending management system and bank statement analyser with early-warning signals.',
  },
  wealthscape: {
    path: '/product/wealthscape',
    title: `Wealthscape | ${name}`,
    description:
      'Wealthscape gives wealth managers, RIAs, brokers and AMCs analytics on deposits, mutual funds and equities in one view.',
  },
  prism: {
    path: '/product/prism',
    title: `Prism | ${name}`,
    description:
      'Prism is an LLM that decodes Indian bank narrations in real time: SIPs, EMIs, salary changes and spending categories.',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    title: `Privacy Policy | ${name}`,
    description: `What the website of ${name} collects, why, who receives it, your rights, and how to raise a grievance.`,
  },
  terms: {
    path: '/terms-and-conditions',
    title: `${name} Terms And Conditions`,
    description: `The terms on which you may use the website of ${name}, from the disclaimer to grievance redressal and feedback.`,
  },
  annualReturns: {
    path: '/annual-returns',
    title: `${name} Annual Returns`,
    description: `Download the annual return forms of ${name}. The files are listed with the newest first.`,
  },
  conference: {
    path: '/bfs',
    title: `${name} Bharat Fintech Summit '25`,
    description: `Meet the buddy assistant of ${name} at the Bharat Fintech Summit and ask about lending, collections or wealth.`,
  },
  conferenceBanner: {
    path: '/bfs-2025',
    title: `Bharat Fintech Summit '25 agenda | ${name}`,
    description: `${name} at the Bharat Fintech Summit. This page leads on to the agenda on the summit’s own website.`,
  },
  notFound: {
    path: '/404',
    title: `Page Not Found | ${name}`,
    description: `There is no page at this address on the website of ${name}. The home page is one step away.`,
    index: false,
  },
};
