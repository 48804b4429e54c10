import { identity } from './site-identity.ts';

/** The texts of the two e-mails of an enquiry (`7.4` to `7.7`); `src/enquiry/emails.ts` makes HTML of them. */
export const emailTexts = {
  language: 'en-IN',
  toCompany: {
    subject: 'New form entry from website',
    labels: {
      name: 'Name',
      email: 'Email',
      contactNumber: 'Contact number',
      companyName: 'Company name',
      message: 'Message',
    },
  },
  toVisitor: {
    subject: 'Thank You for Reaching Out',
    // The greeting has no name: anyone could enter another person's address, and a message to that person as the name.
    greeting: 'Hello,',
    paragraphs: [
      'Thank you for reaching out. We have received your message and our team is reviewing it.',
      'You can expect a response from us shortly. If you want to add anything, reply to this email.',
    ],
    farewell: ['Regards,', identity.name],
  },
} as const;
