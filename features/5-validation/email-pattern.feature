Feature: E-mail address

  @5.2
  Rule: An email_id must be text, '@', text, '.', text without white space and with one '@', else 'Invalid email address'

    Scenario Outline: The e-mail address '<address>' is refused: <reason>
      Given a visitor on the contact page
      And they have filled in the form
      When they type "<address>" into "Email ID"
      Then "Email ID" shows the error "Invalid email address"
      And the button "Send" is disabled

      Examples:
        | address             | reason                  |
        | asha                | neither @ nor dot       |
        | asha.lender.example | no @                    |
        | @lender.example     | no text before the @    |
        | asha@               | no text after the @     |
        | asha@lender         | no dot after the @      |
        | asha.rao@lender     | a dot before the @ only |
        | asha@.              | no text around the dot  |
        | asha@lender.        | no text after the dot   |
        | asha@.example       | no text before the dot  |
        | asha@@lender.in     | two @ in a row          |
        | a@b@lender.in       | two @                   |
        | asha rao@lender.in  | white space before @    |
        | asha@len der.in     | white space after @     |
        | asha@lender.in x    | white space at the end  |

    Scenario Outline: The e-mail address '<address>' is accepted
      Given a visitor on the contact page
      And they have filled in the form
      When they type "<address>" into "Email ID"
      Then "Email ID" shows no error
      And the button "Send" is enabled

      Examples:
        | address                      |
        | a@b.c                        |
        | asha.rao+loans@lender.co.in  |
        | asha_rao@mail.lender.example |
