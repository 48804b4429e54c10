import { identity } from './site-identity.ts';
import { limits } from './limits.ts';
import { paths } from './paths.ts';
import type { ContactField, InlineLink, Passage } from './content-types.ts';

const maxCharacters = limits.messageCharacters;

export const contactFields: readonly ContactField[] = [
  {
    name: 'full_name',
    label: 'Name',
    placeholder: 'Your full name',
    required: true,
    autocomplete: 'name',
    kind: 'text',
  },
  {
    name: 'email_id',
    label: 'Email ID',
    placeholder: 'name@company.example',
    required: true,
    autocomplete: 'email',
    kind: 'email',
  },
  {
    name: 'contact_number',
    label: 'Contact number',
    placeholder: '0000000000',
    required: true,
    autocomplete: 'tel',
    kind: 'tel',
    hint: 'Digits only',
  },
  {
    name: 'company_name',
    label: 'Company name',
    placeholder: 'Your company name',
    required: true,
    autocomplete: 'organization',
    kind: 'text',
  },
  {
    name: 'text',
    label: 'Message',
    placeholder: 'Type in your message',
    required: false,
    autocomplete: 'off',
    kind: 'long',
    hint: `Optional, up to ${maxCharacters} characters`,
  },
];

export const contactErrors = {
  required: 'Please complete this required field',
  email: 'Invalid email address',
  phone: 'Invalid phone number',
  message: `Message cannot exceed ${maxCharacters} characters`,
} as const;

export const contact = {
  banner: 'How can we help?',
  heading: {
    onContactPage: 'Talk to us',
    elsewhere: 'Let us build the future of finance together',
  },
  intro:
    'Send us a few lines about your institution and what you have in mind. You can also call or email us.',
  lines: { phone: 'Phone', email: 'Email' },
  needed: '* Still needed: ',
  wrong: 'To correct: ',
  complete: 'All fields marked * are complete.',
  privacyNote: {
    before: 'We use your details to reply. See our ',
    label: 'Privacy Policy',
    href: paths.privacyPolicy,
    after: '.',
  },
  /** The button's name contains the visible dial code, so that voice control finds it (WCAG 2.5.3). */
  picker: {
    button: 'Change country for phone number, currently selected ${countryName} ${dialCode}',
    dialog: 'Country of the phone number',
    /** Names of countries that people also search for by another name: the picker searches only what it shows. */
    countries: {
      ae: 'United Arab Emirates (UAE)',
      ci: 'Côte d’Ivoire (Ivory Coast)',
      cz: 'Czechia (Czech Republic)',
      gb: 'United Kingdom (Great Britain, England)',
      in: 'India (Bharat)',
      nl: 'Netherlands (Holland)',
      sa: 'Saudi Arabia (KSA)',
      tr: 'Türkiye (Turkey)',
      us: 'United States (USA, America)',
    },
  },
  send: 'Send',
  sending: 'Sending',
  /** Shown below the message: the number of its characters and the maximum. */
  counter: (length: number) => `${length} / ${maxCharacters}`,
  // The box is also shown after sending has failed, so its words must not claim that anything arrived.
  success: {
    heading: 'Thank you for your enquiry',
    para: 'What happens next',
    steps: [
      'You should receive an acknowledgement by email within minutes.',
      'Our team reviews your message and passes it to the right person.',
      'That person replies to you by email or phone.',
    ],
    replyTo: 'We will write to',
    fallback: {
      before: 'No email after ten minutes? Write to ',
      label: identity.email,
      href: `mailto:${identity.email}`,
      after: '.',
    },
  },
  withoutScripts: `The contact form needs JavaScript. Without it, write to ${identity.email} or call ${identity.phone}.`,
} as const satisfies {
  banner: string;
  heading: { onContactPage: string; elsewhere: string };
  intro: string;
  lines: { phone: string; email: string };
  needed: string;
  wrong: string;
  complete: string;
  privacyNote: InlineLink;
  send: string;
  sending: string;
  counter: (length: number) => string;
  success: Passage & { replyTo: string; steps: readonly string[]; fallback: InlineLink };
  picker: { button: string; dialog: string; countries: Record<string, string> };
  withoutScripts: string;
};
