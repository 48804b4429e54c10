Feature: Typing in the enquiry form

  @4.7
  Rule: Typing in a field updates its value, re-validates that field and sets or clears that field's error

    Scenario: One field's error does not touch another
      Given a visitor on the contact page
      When they type "asha@" into "Email ID"
      Then "Email ID" reads "asha@"
      And "Email ID" shows the error "Invalid email address"
      And "Name" shows no error
      When they type "asha@lender.example" into "Email ID"
      Then "Email ID" shows no error

  @4.8
  Rule: The form is valid when all fields except text are non-empty and no errors remain

    Scenario Outline: One field is missing: <field>
      Given a visitor on the contact page
      And they have filled in the form except "<field>"
      Then the button "Send" is disabled
      When they type "<value>" into "<field>"
      Then the button "Send" is enabled

      Examples:
        | field          | value               |
        | Name           | Asha Rao            |
        | Email ID       | asha@lender.example |
        | Contact number | 9000000000          |
        | Company name   | Lender One          |

  @4.9
  Rule: The Send button is disabled unless the form is valid

    Scenario: Send before anything is entered
      Given a visitor on the contact page
      Then the button "Send" is disabled

    Scenario: Send with a message that is too long
      Given a visitor on the contact page
      And they have filled in the form
      Then the button "Send" is enabled
      When they enter 301 characters into "Message"
      Then the button "Send" is disabled

    Scenario: Enter sends nothing while the form is not valid
      Given a visitor on the contact page
      And they have filled in the form except "Company name"
      When they press Enter in "Name"
      Then the form is still there
      And the e-mail service received 0 calls

  @4.10
  Rule: Changing the country in the phone picker updates dial_code

    Scenario: The chosen country's dial code is sent
      Given a visitor on the contact page
      And they have filled in the form
      When they come to the form
      And they choose the country "Singapore"
      And they press "Send"
      Then call 1 to the e-mail service mentions "+65 9000000000" in its "htmlContent"
      And the console says "Email sent to the company"
      And the console says "Thank-you email sent"
