Feature: E-mail address

  @5.2
  Rule: An email_id must be text, '@', text, '.', text without white space and with one '@', else 'Invalid email address'

    Scenario: An e-mail address that breaks the pattern is refused, and one that keeps it is accepted
      Given a visitor on the contact page
      Then the filled-in form answers these entries:
        | field    | entry                       | error                 |
        | Email ID | asha                        | Invalid email address |
        | Email ID | @lender.example             | Invalid email address |
        | Email ID | asha@                       | Invalid email address |
        | Email ID | asha@lender                 | Invalid email address |
        | Email ID | asha@.example               | Invalid email address |
        | Email ID | asha@@lender.in             | Invalid email address |
        | Email ID | a@b@lender.in               | Invalid email address |
        | Email ID | asha rao@lender.in          | Invalid email address |
        | Email ID | asha@len der.in             | Invalid email address |
        | Email ID | a@b.c                       |                       |
        | Email ID | asha.rao+loans@lender.co.in |                       |
