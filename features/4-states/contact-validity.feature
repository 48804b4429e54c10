Feature: Validity of the enquiry form

  @4.8
  Rule: The form is valid when all fields except text are non-empty and no errors remain

    Scenario Outline: Send is disabled until <field>, the last empty required field, is filled in
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

    Scenario: Send is enabled only while the required fields are filled in and valid
      Given a visitor on the contact page
      And they have filled in the form
      Then the button "Send" is enabled
      When they clear "Company name"
      Then the button "Send" is disabled
      When they type "Lender Two" into "Company name"
      Then the button "Send" is enabled
      When they type "two@" into "Email ID"
      Then the button "Send" is disabled
      When they type "two@lender.example" into "Email ID"
      Then the button "Send" is enabled

  @4.9
  Rule: The Send button is disabled unless the form is valid

    Scenario: Send is disabled before anything is entered
      Given a visitor on the contact page
      Then the button "Send" is disabled

    Scenario: Send is disabled while the message is too long
      Given a visitor on the contact page
      And they have filled in the form
      Then the button "Send" is enabled
      When they paste 301 characters into "Message"
      Then the button "Send" is disabled

    Scenario: The Enter key sends nothing while the form is not valid
      Given a visitor on the contact page
      And they have filled in the form except "Company name"
      When they put the focus on the field "Name"
      And they press the Enter key
      Then the form is still there
      And the e-mail service received 0 calls
