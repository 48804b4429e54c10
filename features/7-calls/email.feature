Feature: E-mail calls

  @7.1
  Rule: A contact form submit makes two POST calls straight from the browser to the provider's SMTP e-mail endpoint, the company's first

    Scenario: An enquiry calls the e-mail endpoint for the company and, once that is answered, for the visitor
      Given the e-mail service answers call 1 after 2000 ms
      And a visitor who has filled in the form on the contact page
      When they press "Send"
      Then the e-mail service received 1 call
      When 1999 ms pass
      Then the e-mail service received 1 call
      When 1 ms passes
      Then the console says "Email sent to the company"
      And the console says "Thank-you email sent"
      And the e-mail service received 2 calls
      And call 1 to the e-mail service has:
        | method  | POST                                |
        | address | https://api.brevo.com/v3/smtp/email |
        | subject | New form entry from website         |
      And call 2 to the e-mail service has:
        | method  | POST                                |
        | address | https://api.brevo.com/v3/smtp/email |
        | subject | Thank You for Reaching Out          |

  @7.2
  Rule: Both e-mail calls have JSON content headers and an API key header

    @embedded
    Scenario: Both e-mail calls have JSON content headers and an API key
      Given a visitor who has filled in the form on the contact page
      When they press "Send"
      Then the console says that both e-mails were sent
      And call 1 to the e-mail service has:
        | header content-type | application/json    |
        | header accept       | application/json    |
        | header api-key      | key-of-the-features |
      And call 2 to the e-mail service has:
        | header content-type | application/json    |
        | header accept       | application/json    |
        | header api-key      | key-of-the-features |

  @7.3
  Rule: What a visitor typed stays text in both e-mails

    Scenario: Markup that a visitor typed is escaped in the first e-mail, and the second holds nothing that they typed
      Given a visitor on the contact page
      When they fill in the form with:
        | Name           | <b>Asha</b> & "Co" D'Souza                          |
        | Email ID       | asha@lender.example                                 |
        | Contact number | 9000000000                                          |
        | Company name   | <script>alert(1)</script>                           |
        | Message        | <img src=x onerror=alert(2)>\nSecond line\nThird line |
      And they press "Send"
      Then the console says that both e-mails were sent
      And call 1 to the e-mail service has:
        | htmlContent | <html lang="en-IN"><body><p><strong>Name:</strong> &lt;b&gt;Asha&lt;/b&gt; &amp; &quot;Co&quot; D&#39;Souza</p><p><strong>Email:</strong> <a href="mailto:asha@lender.example">asha@lender.example</a></p><p><strong>Contact number:</strong> +91 9000000000</p><p><strong>Company name:</strong> &lt;script&gt;alert(1)&lt;/script&gt;</p><p><strong>Message:</strong> &lt;img src=x onerror=alert(2)&gt;<br>Second line<br>Third line</p></body></html> |
      And call 2 to the e-mail service has:
        | htmlContent | <html lang="en-IN"><body><p>Hello,</p><p>Thank you for reaching out. We have received your message and our team is reviewing it.</p><p>You can expect a response from us shortly. If you want to add anything, reply to this email.</p><p>Regards,<br>Sangam</p></body></html> |
