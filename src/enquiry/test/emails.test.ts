import { assert, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCompanyEmail, writeVisitorEmail } from '../emails.ts';
import { completeEntry } from './complete-entry.ts';

const entry = { ...completeEntry, text: 'First line\nSecond line' };

describe('the e-mail to the company', () => {
  it('goes from the sender to the inbox and has every field of the entry', () => {
    expect(writeCompanyEmail(entry)).toEqual({
      sender: { name: 'Sangam', email: 'hello@sangam.example' },
      to: [{ name: 'Sangam enquiries', email: 'enquiries@sangam.example' }],
      subject: 'New form entry from website',
      htmlContent:
        '<html lang="en-IN"><body><p><strong>Name:</strong> Asha Rao</p>' +
        '<p><strong>Email:</strong> <a href="mailto:asha@lender.example">asha@lender.example</a></p>' +
        '<p><strong>Contact number:</strong> +91 9000000000</p><p><strong>Company name:</strong> Lender One</p>' +
        '<p><strong>Message:</strong> First line<br>Second line</p></body></html>',
    });
  });
});

describe('the e-mail to the visitor', () => {
  it('goes from the sender to the visitor and acknowledges the enquiry', () => {
    const email = writeVisitorEmail(entry);
    expect(email.sender).toEqual({ name: 'Sangam', email: 'hello@sangam.example' });
    expect(email.to).toEqual([{ name: 'Asha Rao', email: 'asha@lender.example' }]);
    expect(email.subject).toBe('Thank You for Reaching Out');
    expect(email.htmlContent).toBe(
      '<html lang="en-IN"><body><p>Hello,</p>' +
        '<p>Thank you for reaching out. We have received your message and our team is reviewing it.</p>' +
        '<p>You can expect a response from us shortly. If you want to add anything, reply to this email.</p>' +
        '<p>Regards,<br>Sangam</p></body></html>',
    );
  });

  it('has at most 70 characters of the name; the company gets all of them', () => {
    const long = { ...entry, full_name: '😀'.repeat(71) };
    expect(writeVisitorEmail(long).to[0].name).toBe('😀'.repeat(70));
    expect(writeCompanyEmail(long).htmlContent).toContain('😀'.repeat(71));
  });
});

describe('the link to the visitor in the e-mail to the company', () => {
  it.each([
    ['a?bcc=x&body=y@z.example', 'a%3Fbcc%3Dx%26body%3Dy@z.example'],
    ['"><b>@z.example', '%22%3E%3Cb%3E@z.example'],
    ['\ud800@z.example', '%EF%BF%BD@z.example'],
  ])('holds the address %s and nothing else', (email_id, encoded) => {
    const { htmlContent } = writeCompanyEmail({ ...entry, email_id });
    expect(htmlContent).toContain(`<a href="mailto:${encoded}">`);
  });
});

describe('the text of the e-mail to the visitor', () => {
  it('is the same whatever was typed', () => {
    const { subject, htmlContent } = writeVisitorEmail(entry);
    assert(
      property(record({ full_name: string(), email_id: string(), company_name: string() }), (typed) => {
        const written = writeVisitorEmail({ ...entry, ...typed });
        expect([written.subject, written.htmlContent]).toEqual([subject, htmlContent]);
      }),
    );
  });
});

describe('text that a visitor typed', () => {
  const own = writeCompanyEmail({ ...entry, text: '' }).htmlContent.match(/<[^>]*>/g)!.length;

  it('never becomes markup', () => {
    assert(
      property(string({ unit: 'grapheme' }), string(), (text, name) => {
        const { htmlContent } = writeCompanyEmail({
          ...entry,
          full_name: `<i>${name}`,
          text: `"${text}'<script>&lt;`,
        });
        const tags = htmlContent.replaceAll('<br>', '').match(/<[^>]*>/g)!;
        expect(tags).toHaveLength(own);
      }),
    );
  });

  it('is escaped also where it looks like an HTML entity', () => {
    expect(writeCompanyEmail({ ...entry, text: `<b>&lt;"'` }).htmlContent).toContain(
      '&lt;b&gt;&amp;lt;&quot;&#39;',
    );
  });
});
