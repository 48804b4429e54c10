import { identity } from '../site-identity.ts';
import type { LegalPageContent } from '../content-types.ts';

export const privacy: LegalPageContent = {
  heading: 'Privacy Policy',
  lastModified: { iso: '2025-06-10', words: '10 June 2025' },
  intro: `This policy explains what personal data the website of ${identity.legalName} (“${identity.name}”, “we”) collects, why, who receives it, how long it is kept, and what you can ask of us.`,
  sections: [
    {
      id: 'scope',
      heading: 'Scope of this policy',
      blocks: [
        {
          kind: 'text',
          text: `This policy covers this website and the enquiries we receive through it. ${identity.legalName}, ${identity.postalAddress}, decides why and how the personal data described here is used. It is the data fiduciary for that data within the meaning of the Digital Personal Data Protection Act, 2023.`,
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
        { kind: 'text', text: 'If you submit the contact form, we collect the details you enter:' },
        {
          kind: 'list',
          items: [
            'your name',
            'your email address',
            'your contact number and its country code',
            'the name of your company',
            'your message, if you write one',
          ],
        },
        {
          kind: 'text',
          text: 'Please do not include account numbers, passwords, OTPs, Aadhaar, PAN or other ID numbers, or bank statements in your message. We do not need them to reply to you.',
        },
        {
          kind: 'text',
          text: 'We use these details to acknowledge your enquiry by email, to reply to it, and to talk to you about the products you asked about. By submitting the form, you give us this data for these purposes. We do not make automated decisions about you or profile you.',
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
          text: 'While a page is open it may store technical data, such as an anonymous token for the list of annual returns, or a note that it was reloaded after a failed download. This data stays in your browser tab’s memory or session storage, does not identify you, and is deleted when you close the tab.',
        },
        {
          kind: 'text',
          text: 'If your enquiry does not reach us, your browser keeps what you typed, on your device only, so that it is still there when you return to the form. It is erased as soon as we receive the enquiry or, failing that, the next time you open the form after a day has passed.',
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
          text: 'We do not sell or rent personal data. These recipients help to run the website:',
        },
        {
          kind: 'list',
          items: [
            {
              lead: 'A transactional email provider.',
              text: 'When you submit the contact form, your browser sends the details you entered to this provider, either directly or through one of our own services. The provider sends one email to us and an acknowledgement to you.',
            },
            {
              lead: 'A public content delivery network.',
              text: 'When you scroll near the contact form, your browser fetches the list of countries for the phone field from this network. It receives the technical data sent with that request, but nothing you type.',
            },
            {
              lead: 'A data service and a file host.',
              text: 'On the annual returns page, your browser obtains an anonymous visitor token and the list of files, and fetches a file when you select it. Both services receive the technical data sent with these requests.',
            },
            {
              lead: 'The host that delivers the pages of this website.',
              text: 'It receives the technical data sent with each request.',
            },
            {
              lead: 'WhatsApp.',
              text: 'If you start a chat from a conference page, the message opens in your own WhatsApp account. It is sent only when you press send.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'We also disclose personal data where required by law or by a court or competent authority in India, or where necessary to establish or defend a legal claim. If the business is reorganised or transferred, we may disclose it to our successor, who will remain bound by this policy.',
        },
        {
          kind: 'text',
          text: 'Some of these recipients may process data outside India. Where we transfer personal data outside India, we do so only as permitted under the Digital Personal Data Protection Act, 2023.',
        },
      ],
    },
    {
      id: 'retention',
      heading: 'Retention',
      blocks: [
        {
          kind: 'text',
          text: 'We keep an enquiry for as long as we need it to reply to you and to continue the conversation if you wish. If it leads to a contract, it becomes part of the records of that contract. Otherwise we erase it once its purpose is served, or when you ask us to, unless we are required by law to keep it longer.',
        },
        {
          kind: 'text',
          text: 'Records of a grievance are kept until it is closed and for as long afterwards as the law requires. Technical records are kept only for as long as we need them to run and protect the website.',
        },
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        {
          kind: 'text',
          text: 'The website is delivered over encrypted connections, and the details you enter are sent to the email provider in the same way. Only staff who handle enquiries have access to them. We maintain reasonable security practices as required under the Information Technology Act, 2000 and the rules made under it, and have them audited.',
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
          text: 'The Digital Personal Data Protection Act, 2023 gives you rights over your personal data. We honour the following requests, whether or not the relevant provision has come into force:',
        },
        {
          kind: 'list',
          items: [
            'to know which of your personal data we process, why, and with whom we have shared it',
            'to have it corrected, completed or brought up to date',
            'to have it erased, unless we are required by law to keep it',
            'to withdraw your consent, as easily as you gave it',
            'to nominate a person who may exercise these rights if you die or are no longer able to',
            'to have a grievance dealt with, as described below',
          ],
        },
        {
          kind: 'link',
          before: 'To exercise any of these rights, write to ',
          label: identity.supportEmail,
          href: `mailto:${identity.supportEmail}`,
          after:
            ' from the email address you used to contact us, or tell us how else we can identify your enquiry. We ask for no more proof than we need to be sure that the data is yours.',
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
            'If you have sent an enquiry and no longer wish to hear from us, reply to any of our messages or write to ',
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
          text: `This policy is governed by the laws of India. The courts at ${identity.city} have exclusive jurisdiction over disputes arising out of it. This does not affect your right to approach any other authority.`,
        },
      ],
    },
    {
      id: 'grievance-redressal',
      heading: 'Grievance redressal',
      blocks: [
        {
          kind: 'text',
          text: 'Grievances are handled at three levels. Start with the first. If you are not satisfied with the response, or do not receive one within the stated time, escalate to the next level and quote your earlier message. At each level, the period runs from the day your message is received.',
        },
        {
          kind: 'table',
          caption: 'Grievance levels and response times',
          head: ['Level', 'Who responds', 'Write to', 'Responds within'],
          rows: [
            ['Level 1', 'General support', identity.supportEmail, '5 business days'],
            ['Level 2', 'Escalation', identity.escalationEmail, '12 business days'],
            ['Level 3', 'Grievance officer', identity.grievanceEmail, '30 business days'],
          ],
        },
        {
          kind: 'text',
          text: 'Support hours: Monday to Friday, 10:00 to 19:00, excluding public holidays. All times are Indian Standard Time.',
        },
        {
          kind: 'text',
          text: 'If we have asked you for information and do not hear from you within 45 days, your grievance will be closed. You may raise it again.',
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
          text: 'When the website or the law changes, we update this policy and the date at the top. If a change affects what happens to an enquiry that you have already sent, we will ask for your consent first where the law requires it.',
        },
      ],
    },
  ],
};

/** The relay's retention of data, a paragraph for sites that are built with a relay; SECURITY.md states the same. */
export const relayRetentionText =
  'Our relay keeps an enquiry on our server until both emails are sent, usually for seconds. An enquiry that the email provider refuses stays there until one of us decides about it, for seven days at most. To send nothing twice, the relay keeps a checksum that nobody can read: for a day of each mailbox that has had an acknowledgement, and for ten minutes of each enquiry. It counts requests by network address in its memory, for a day. Its log has neither entries nor addresses, and we delete your data when you ask us to.';
