import { identity } from '../site-identity.ts';
import { paths } from '../paths.ts';
import type { LegalPageContent } from '../content-types.ts';

export const terms: LegalPageContent = {
  heading: 'Terms and Conditions',
  lastModified: { iso: '2025-06-10', words: '10 June 2025' },
  intro: `These terms apply between you and ${identity.legalName} (“${identity.name}”, “we”) when you use this website. By using it you accept them. If you do not accept them, please do not use the website. A contract about one of our products has its own terms, which take precedence over these.`,
  sections: [
    {
      id: 'website-disclaimer',
      heading: 'Website Disclaimer',
      blocks: [
        {
          kind: 'text',
          text: 'This website gives general information about us and our products. We take care that it is correct and current, but we give no warranty, express or implied, that it is complete, free of errors or fit for a particular purpose. It is provided “as is” and “as available”.',
        },
        {
          kind: 'text',
          text: 'Nothing on this website is financial, investment, legal or tax advice, an offer of credit, or an offer to buy or sell a security. Screens, figures and sample requests that illustrate a product show invented data. What a product will do for you is agreed in your contract with us.',
        },
        {
          kind: 'text',
          text: 'As far as the law permits, we are not liable for loss that arises from the use of this website or from reliance on its contents. This does not exclude liability that by law cannot be excluded.',
        },
      ],
    },
    {
      id: 'third-party-links',
      heading: 'Third Party Links',
      blocks: [
        {
          kind: 'text',
          text: 'Some links lead to other websites, such as developer documentation, a professional network, a messaging service and the agenda of a conference. They are offered for convenience. Each opens only when you choose it, except the agenda: one page opens it after a countdown that you can stop.',
        },
        {
          kind: 'text',
          text: 'We do not control those websites and are not responsible for their contents, availability or handling of personal data. A link is not an endorsement. Their own terms and policies apply once you open them.',
        },
      ],
    },
    {
      id: 'ownership-of-intellectual-property',
      heading: 'Ownership of Intellectual Property',
      blocks: [
        {
          kind: 'text',
          text: 'The text, drawings, layout, software and documents on this website, and our names, logos and product names, belong to us or to our licensors. They are protected by the laws on copyright, trade marks and other intellectual property.',
        },
        {
          kind: 'text',
          text: 'You may read and print the pages, and download the documents offered for download, for information within your own organisation. Notices of ownership must not be removed. Any other copying, alteration, publication or commercial use requires our prior written permission.',
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
            'break a law, or infringe the rights or the privacy of another person',
            'impersonate another person, or send an enquiry in another person’s name without authority',
            'send content that is false, defamatory, obscene, threatening or otherwise unlawful',
            'send advertising, chain messages or bulk enquiries through the contact form',
            'try to gain access to systems, data or parts of the website that are not open to the public',
            'upload or pass on viruses or other harmful code',
            'use a program to copy substantial parts of the website, except as a search engine does to index it',
            'use our name, logo or content in a way that suggests a connection with us that does not exist',
          ],
        },
        {
          kind: 'text',
          text: 'We may block access that breaches these rules and may report it to the competent authorities.',
        },
      ],
    },
    {
      id: 'disruption',
      heading: 'Disruption',
      blocks: [
        {
          kind: 'text',
          text: 'You must not do anything that disrupts this website or the servers and networks behind it, places an unreasonable load on them, or prevents others from using them. Security tests require our prior written permission.',
        },
        {
          kind: 'text',
          text: 'We try to keep the website available at all times but do not guarantee it. Maintenance, faults, failures of networks or of other providers, and events beyond our control may interrupt it. We may change, suspend or end the website or a part of it, and, as far as the law permits, are not liable for the consequences of an interruption.',
        },
      ],
    },
    {
      id: 'privacy-policy',
      heading: 'Privacy Policy',
      blocks: [
        {
          kind: 'link',
          before: 'How we handle personal data that reaches us through this website is set out in our ',
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
        {
          kind: 'text',
          text: `These terms are governed by the laws of India, and the courts at ${identity.city} have exclusive jurisdiction over disputes that arise from them.`,
        },
      ],
    },
    {
      id: 'change-in-terms',
      heading: 'Change in Terms',
      blocks: [
        {
          kind: 'text',
          text: 'We may change these terms at any time without notice. The version on this page applies. If you continue to use the website after a change, you accept the changed terms. Please check this page from time to time.',
        },
      ],
    },
    {
      id: 'grievance-redressal-and-feedback',
      heading: 'Grievance Redressal and Feedback',
      blocks: [
        {
          kind: 'link',
          before: 'If you have a complaint or a suggestion about this website, write to our support at ',
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
