/** The company. All names, addresses and numbers in `src/content/` are samples: replace them for a real company. */
export const identity = {
  name: 'Sangam',
  legalName: 'Sangam Open Finance Technologies Private Limited',
  tagline: 'Connecting ecosystems, delivering intelligence',
  city: 'Pune',
  founded: 2019,
  /** The company's market, for structured data. */
  market: { country: 'India', audience: 'Financial institutions' },
  postalAddress: '4th floor, Confluence House, Sample Road, Pune 411 000, Maharashtra, India',
  phone: '+91 00000 00000',
  phoneHref: 'tel:+910000000000',
  email: 'hello@sangam.example',
  supportEmail: 'support@sangam.example',
  escalationEmail: 'escalation@sangam.example',
  securityEmail: 'security@sangam.example',
  grievanceEmail: 'grievance.officer@sangam.example',
  enquiryInbox: { name: 'Sangam enquiries', email: 'enquiries@sangam.example' },
  /** A mailbox that somebody must read, because the acknowledgement invites a reply. */
  sender: { name: 'Sangam', email: 'hello@sangam.example' },
} as const;

/** Addresses outside the site. */
export const externalAddresses = {
  developers: 'https://developers.sangam.example/',
  apiDocs: 'https://developers.sangam.example/api/',
  social: 'https://www.linkedin.example/company/sangam',
  summitAgenda: 'https://bharatfintechsummit.example/agenda',
} as const;

/** The WhatsApp number of the chat links: digits only, country code first. */
export const whatsappNumber = '910000000000';
