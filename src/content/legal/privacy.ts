import { identity } from '../site-identity.ts';
import type { LegalPageContent } from '../content-types.ts';

export const privacy: LegalPageContent = {
  heading: 'Privacy Policy',
  lastModified: { iso: '2025-06-10', words: '10 June 2025' },
  intro: `This policy explains what personal data the website of ${identity.legalName} (“${identity.name}”, “we”) collects, why, who receives it, how long it is kept, and what you can ask of us.`,
  sections: [
    {
      id: 'scope',
      heading: 'What this policy covers',
      blocks: [
        {
          kind: 'text',
          text: `This policy covers this website and the enquiries that reach us through it. ${identity.legalName}, ${identity.postalAddress}, decides why and how the personal data described here is used. It is the data fiduciary for that data within the meaning of the Digital Personal Data Protection Act, 2023.`,
        },
        {
          kind: 'text',
          text: 'This policy does not cover financial data that our products process for banks, lenders and other institutions. That data moves only with the consent of the customer concerned and on the instructions of the institution, whose own privacy policy applies to it. This website neither asks for nor receives account data.',
        },
        {
          kind: 'text',
          text: 'You can read every page without identifying yourself. The website has no accounts and no login.',
        },
      ],
    },
    {
      id: 'collected-information',
      heading: 'Collected information',
      blocks: [
        { kind: 'text', text: 'If you send the contact form, we collect what you enter in it:' },
        {
          kind: 'list',
          items: [
            'your name',
            'your e-mail address',
            'your contact number and the dial code of its country',
            'the name of your company',
            'your message, if you write one',
          ],
        },
        {
          kind: 'text',
          text: 'Please do not put account numbers, passwords, one-time passwords, identity numbers or bank statements in the message. We do not need them to answer you.',
        },
        {
          kind: 'text',
          text: 'We use what you send to answer your enquiry, to acknowledge it by e-mail, and to speak with you about the products you asked about. By sending the form you give us this data for these purposes. We make no automated decisions about you and build no profile of you.',
        },
        {
          kind: 'text',
          text: 'When your browser requests a page or a file, the server that delivers it receives your IP address, the address requested, the time, and the type and version of your browser and operating system. We may keep such technical records to run and protect the website. We do not use them to identify you.',
        },
        {
          kind: 'text',
          text: 'If you write to us, call us or start a WhatsApp chat, we receive what you tell us and your address or number.',
        },
        {
          kind: 'text',
          text: 'The website is for business visitors. It is not meant for children, and we do not knowingly collect their data.',
        },
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        {
          kind: 'text',
          text: 'This website sets no cookies of its own. It carries no advertising, no analytics and no tracking pixels.',
        },
        {
          kind: 'text',
          text: 'While a page is open it may store technical data, such as an anonymous token for the list of annual returns, or a note that it was reloaded after a failed download. This data stays in the memory or the session storage of your browser tab, does not identify you, and is deleted when you close the tab.',
        },
        {
          kind: 'text',
          text: 'If an enquiry that you send does not reach us, what you typed stays in the storage of your browser, on your device alone, so that you find it in the form when you come back. It is erased as soon as it has reached us, or at your next visit to the form once a day has passed.',
        },
        {
          kind: 'text',
          text: 'Websites to which we link may set cookies under their own policies once you open them.',
        },
      ],
    },
    {
      id: 'disclosures',
      heading: 'Disclosures',
      blocks: [
        {
          kind: 'text',
          text: 'We do not sell or rent out personal data. These recipients help to run the website:',
        },
        {
          kind: 'list',
          items: [
            'A provider of transactional e-mail. When you send the contact form, your browser hands your entries to this provider, or to a service of ours that passes them on to it. It sends one e-mail to us and an acknowledgement to you.',
            'A public content delivery network. When you scroll near the contact form, your browser fetches the list of countries for the phone field from it. It receives the technical data of that request, but nothing that you type.',
            'A data service and a file host. On the page for annual returns your browser obtains an anonymous visitor token and the list of files, and fetches a file when you choose it. They receive the technical data of these requests.',
            'The host that delivers the pages of this website. It receives the technical data of each request.',
            'WhatsApp, only if you choose a chat on a conference page. The message opens in your own WhatsApp and is sent only when you send it.',
          ],
        },
        {
          kind: 'text',
          text: 'We also disclose personal data where a law, a court or a competent authority in India requires it, where it is needed to establish or defend a legal claim, and to a successor if the business is reorganised or transferred; that successor remains bound by this policy.',
        },
        {
          kind: 'text',
          text: 'Some of these recipients may process data outside India. Where we transfer personal data abroad, we do so only as the Digital Personal Data Protection Act, 2023 permits.',
        },
      ],
    },
    {
      id: 'retention',
      heading: 'Retention',
      blocks: [
        {
          kind: 'text',
          text: 'We keep an enquiry for as long as we need it to answer you and to continue the conversation if you wish. If it leads to a contract, it becomes part of the records of that contract. Otherwise we erase it once its purpose is served, or when you ask us to, unless a law requires us to keep it longer.',
        },
        {
          kind: 'text',
          text: 'Records of a grievance are kept until it is closed and for as long afterwards as a law requires. Technical records are kept only for as long as we need them to run and protect the website.',
        },
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        {
          kind: 'text',
          text: 'The website is delivered over encrypted connections, and your entries are sent to the e-mail provider in the same way. Only staff who handle enquiries have access to them. We maintain reasonable security practices as the Information Technology Act, 2000 and the rules made under it require, and have them audited.',
        },
        {
          kind: 'text',
          text: 'No transmission over the internet is free of risk. If a breach affects your personal data, we will inform you and the competent authorities as the law requires.',
        },
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        {
          kind: 'text',
          text: 'The Digital Personal Data Protection Act, 2023 gives you rights over your personal data. We honour requests of the following kinds, whether or not the provision concerned is already in force:',
        },
        {
          kind: 'list',
          items: [
            'to know which of your personal data we process, why, and with whom we have shared it',
            'to have it corrected, completed or brought up to date',
            'to have it erased, unless a law requires us to keep it',
            'to withdraw your consent, as easily as you gave it',
            'to nominate a person who may exercise these rights if you die or are no longer able to',
            'to have a grievance dealt with, as described below',
          ],
        },
        {
          kind: 'link',
          before: 'To use any of them, write to ',
          label: identity.supportEmail,
          href: `mailto:${identity.supportEmail}`,
          after:
            ' from the address you used with us, or tell us how else we can identify your enquiry. We ask for no more proof than we need to be sure that the data is yours.',
        },
        {
          kind: 'text',
          text: 'If our grievance procedure does not settle the matter, you may approach the Data Protection Board of India to the extent that the Act provides for it.',
        },
      ],
    },
    {
      id: 'opt-out',
      heading: 'Opt-out',
      blocks: [
        {
          kind: 'link',
          before: 'You need not use the contact form. You can write to ',
          label: identity.email,
          href: `mailto:${identity.email}`,
          after: ', and choose what you tell us.',
        },
        {
          kind: 'link',
          before: 'You can also call us on ',
          label: identity.phone,
          href: identity.phoneHref,
          after: '.',
        },
        {
          kind: 'link',
          before:
            'If you have sent an enquiry and no longer wish to hear from us, reply to one of our e-mails or write to ',
          label: identity.supportEmail,
          href: `mailto:${identity.supportEmail}`,
          after:
            '. We will then stop contacting you and, if you ask, erase your enquiry. This does not affect earlier lawful use.',
        },
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      blocks: [
        {
          kind: 'text',
          text: `This policy is governed by the laws of India. The courts at ${identity.city} have exclusive jurisdiction over disputes that arise from it. This does not affect your rights before other authorities.`,
        },
      ],
    },
    {
      id: 'grievance-redressal',
      heading: 'Grievance redressal',
      blocks: [
        {
          kind: 'text',
          text: 'A grievance can go through three levels. Start with the first. If the answer does not satisfy you, or does not arrive within the time stated, go on to the next level and quote your earlier message. Each level’s days count from the day on which your message reaches it.',
        },
        {
          kind: 'table',
          caption: 'Grievance levels and the time within which each answers',
          head: ['Level', 'Who answers', 'Write to', 'Answer within'],
          rows: [
            ['Level 1', 'General support', identity.supportEmail, '5 business days'],
            ['Level 2', 'Escalation', identity.escalationEmail, '12 business days'],
            ['Level 3', 'Grievance officer', identity.grievanceEmail, '30 business days'],
          ],
        },
        {
          kind: 'text',
          text: 'Support hours: Monday to Friday 10:00 to 19:00, excluding public holidays. All times are Indian Standard Time.',
        },
        {
          kind: 'text',
          text: 'If we have asked you a question, a grievance is closed after 45 days without a reply from you. You may raise it again.',
        },
        {
          kind: 'text',
          text: `The grievance officer can also be reached by post: Grievance Officer, ${identity.legalName}, ${identity.postalAddress}.`,
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        {
          kind: 'text',
          text: 'When the website or the law changes, we update this policy and the date at the top. If a change affects what happens to an enquiry that you have already sent, we ask you first where the law requires it.',
        },
      ],
    },
  ],
};

/** The relay's retention of data, a paragraph for sites that are built with a relay; SECURITY.md states the same. */
export const relayRetentionText =
  'Our relay keeps an enquiry on our server until both e-mails are sent, usually for seconds. An enquiry that the e-mail provider refuses stays there until one of us decides about it, for seven days at most. To send nothing twice, the relay keeps a checksum that nobody can read: for a day of each mailbox that has had an acknowledgement, and for ten minutes of each enquiry. It counts requests by network address in its memory, for a day. Its log has neither entries nor addresses, and we delete your data when you ask us to.';
