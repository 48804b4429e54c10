import { identity } from '../site-identity.ts';
import { paths } from '../paths.ts';
import type { LegalPageContent } from '../content-types.ts';

export const terms: LegalPageContent = {
  heading: 'Terms and Conditions',
  lastModified: { iso: '2025-06-10', words: '10 June 2025' },
  intro: `These terms are an agreement between you and ${identity.legalName} (“${identity.name}”, “we”), and govern your use of this website. By using it, you accept them. If you do not accept them, please do not use the website. Any contract for one of our products has its own terms, which prevail over these.`,
  sections: [
    {
      id: 'website-disclaimer',
      heading: 'Website Disclaimer',
      blocks: [
        {
          kind: 'text',
          text: 'This website gives general information about us and our products. It is provided “as\u00a0is” and “as\u00a0available”. We take care to keep it correct and current, but give no express or implied warranty that it is complete, free of errors or fit for a particular purpose.',
        },
        {
          kind: 'text',
          text: 'Nothing on this website is financial, investment, legal or tax advice, an offer of credit, or an offer to buy or sell a security. Screens, figures and sample requests used to illustrate a product contain fictitious data. What a product will do for you is as set out in your contract with us.',
        },
        {
          kind: 'text',
          text: 'To the extent permitted by law, we are not liable for any loss arising from the use of this website or from reliance on its contents. This does not exclude any liability that cannot be excluded by law.',
        },
      ],
    },
    {
      id: 'third-party-links',
      heading: 'Third Party Links',
      blocks: [
        {
          kind: 'text',
          text: 'Some links lead to other websites, such as developer documentation, a professional network, a messaging service and a conference agenda. They are provided for your convenience. Each opens only when you select it, except the conference agenda, which opens automatically from one page after a countdown that you can stop.',
        },
        {
          kind: 'text',
          text: 'We do not control those websites and are not responsible for their contents, availability or handling of personal data. A link is not an endorsement. The terms and policies of those websites apply once you open them.',
        },
      ],
    },
    {
      id: 'ownership-of-intellectual-property',
      heading: 'Ownership of Intellectual Property',
      blocks: [
        {
          kind: 'text',
          text: 'The text, drawings, layout, software and documents on this website, and our names, logos and product names, belong to us or to our licensors. They are protected by copyright, trade mark and other intellectual property laws.',
        },
        {
          kind: 'text',
          text: 'You may view and print the pages, and download the documents made available for download, for your organisation’s internal reference. You must not remove any copyright or other proprietary notices. Any other copying, alteration, publication or commercial use requires our prior written permission.',
        },
        {
          kind: 'text',
          text: 'Names and marks of other institutions belong to their owners and are shown only to identify them.',
        },
      ],
    },
    {
      id: 'prohibited-conduct',
      heading: 'Prohibited Conduct',
      blocks: [
        { kind: 'text', text: 'When you use this website you must not:' },
        {
          kind: 'list',
          items: [
            'break any law, or infringe another person’s rights or privacy',
            'impersonate another person, or send an enquiry in another person’s name without authority',
            'send content that is false, defamatory, obscene, threatening or otherwise unlawful',
            'send advertising, chain messages or bulk enquiries through the contact form',
            'try to gain access to systems, data or parts of the website that are not open to the public',
            'upload or transmit viruses or other harmful code',
            'use a program to copy substantial parts of the website, except as a search engine does to index it',
            'use our name, logo or content in a way that suggests a connection with us that does not exist',
          ],
        },
        {
          kind: 'text',
          text: 'We may block anyone who breaches these rules and may report the breach to the competent authorities.',
        },
      ],
    },
    {
      id: 'disruption',
      heading: 'Disruption',
      blocks: [
        {
          kind: 'text',
          text: 'You must not do anything that disrupts this website or the servers and networks behind it, places an unreasonable load on them, or prevents others from using them. Security testing requires our prior written permission.',
        },
        {
          kind: 'text',
          text: 'We try to keep the website available at all times but do not guarantee it. It may be interrupted by maintenance, faults, network failures, failures at third-party providers and events beyond our control. We may change, suspend or discontinue the website or any part of it and, to the extent permitted by law, are not liable for the consequences of any interruption.',
        },
      ],
    },
    {
      id: 'privacy-policy',
      heading: 'Privacy Policy',
      blocks: [
        {
          kind: 'link',
          before: 'How we handle personal data we receive through this website is set out in our ',
          label: 'Privacy Policy',
          href: paths.privacyPolicy,
          after: ', which is part of these terms.',
        },
      ],
    },
    {
      id: 'electronic-record',
      heading: 'Electronic Record',
      blocks: [
        {
          kind: 'text',
          text: 'This document is an electronic record within the meaning of the Information Technology Act, 2000 and the rules made under it, as amended from time to time. It is generated by a computer system and is valid without a physical or digital signature.',
        },
        { kind: 'heading', id: 'governing-law', text: 'Governing law' },
        {
          kind: 'text',
          text: `These terms are governed by the laws of India, and the courts at ${identity.city} have exclusive jurisdiction over disputes arising out of them.`,
        },
      ],
    },
    {
      id: 'change-in-terms',
      heading: 'Change in Terms',
      blocks: [
        {
          kind: 'text',
          text: 'We may change these terms at any time without notice. The version published on this page is the one in force, and the date at the top shows its last change. If you continue to use the website after a change, you accept the changed terms.',
        },
      ],
    },
    {
      id: 'grievance-redressal-and-feedback',
      heading: 'Grievance Redressal and Feedback',
      blocks: [
        {
          kind: 'link',
          before: 'If you have a complaint or a suggestion about this website, write to our support team at ',
          label: identity.supportEmail,
          href: `mailto:${identity.supportEmail}`,
          after: '.',
        },
        {
          kind: 'link',
          before: 'The levels of grievance redressal and their response times are set out in the ',
          label: 'Privacy Policy',
          href: `${paths.privacyPolicy}#grievance-redressal`,
          after: '.',
        },
        {
          kind: 'text',
          text: 'We may use your feedback to improve the website and our products, without payment and without naming you.',
        },
      ],
    },
  ],
};
