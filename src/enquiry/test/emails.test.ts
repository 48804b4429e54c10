import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyEmail, visitorEmail } from '../emails.ts';
import { completeEntry } from './complete-entry.ts';

const entry = { ...completeEntry, text: 'First line\nSecond line' };

describe('the e-mail to the company', () => {
  it('goes from the sender to the inbox and lists the entry', () => {
    expect(companyEmail(entry)).toEqual({
      sender: { name: 'Sangam', email: 'no-reply@sangam.example' },
      to: [{ name: 'Sangam enquiries', email: 'enquiries@sangam.example' }],
      subject: 'New form entry from website',
      htmlContent:
        '<html><body><p><strong>Name:</strong> Asha Rao</p><p><strong>Email:</strong> asha@lender.example</p>' +
        '<p><strong>Contact number:</strong> +91 9000000000</p><p><strong>Company name:</strong> Lender One</p>' +
        '<p><strong>Message:</strong> First line<br>Second line</p></body></html>',
    });
  });
});

describe('the e-mail to the visitor', () => {
  it('goes from the sender to the visitor and acknowledges', () => {
    const email = visitorEmail(entry);
    expect(email.sender).toEqual({ name: 'Sangam', email: 'no-reply@sangam.example' });
    expect(email.to).toEqual([{ name: 'Asha Rao', email: 'asha@lender.example' }]);
    expect(email.subject).toBe('Thank You for Reaching Out');
    expect(email.htmlContent).toBe(
      '<html><body><p>Dear Asha Rao,</p>' +
        '<p>Thank you for reaching out. We have received your message and our team is reviewing it.</p>' +
        '<p>You can expect a response from us shortly. If you want to add anything, reply to this e-mail.</p>' +
        '<p>Regards,<br>Sangam</p></body></html>',
    );
  });
});

describe('what a visitor typed', () => {
  const own = companyEmail({ ...entry, text: '' }).htmlContent.match(/<[^>]*>/g)!.length;

  it('is never markup, whatever it is', () => {
    assert(
      property(string({ unit: 'grapheme' }), string(), (text, name) => {
        const { htmlContent } = companyEmail({
          ...entry,
          full_name: `<i>${name}`,
          text: `"${text}'<script>&lt;`,
        });
        const tags = htmlContent.replaceAll('<br>', '').match(/<[^>]*>/g)!;
        expect(tags).toHaveLength(own);
        expect(visitorEmail({ ...entry, full_name: `<b>${name}` }).htmlContent).not.toContain('<b>');
      }),
    );
  });

  it('is told apart from what looks like an entity', () => {
    expect(companyEmail({ ...entry, text: `<b>&lt;"'` }).htmlContent).toContain(
      '&lt;b&gt;&amp;lt;&quot;&#39;',
    );
  });
});
