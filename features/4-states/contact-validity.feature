Feature: Validity of the enquiry form

  @4.8
  Rule: The form is valid when all fields except text are non-empty and no errors remain

    Scenario: Send is enabled only while the required fields are filled in and valid
      Given a visitor on the contact page
      And they have filled in the form except "Company name"
      Then the button "Send" is disabled
      When they type "Lender One" into "Company name"
      Then the button "Send" is enabled
      When they clear "Name"
      Then the button "Send" is disabled
      When they type "Asha Rao" into "Name"
      Then the button "Send" is enabled
      When they type "two@" into "Email ID"
      Then the button "Send" is disabled
      When they type "two@lender.example" into "Email ID"
      Then the button "Send" is enabled

  @4.9
  Rule: The Send button is disabled unless the form is valid

    Scenario: Send is disabled before anything is entered and while the message is too long, and Enter sends nothing
      Given a visitor on the contact page
      Then the button "Send" is disabled
      When they have filled in the form
      Then the button "Send" is enabled
      When they paste 301 characters into "Message"
      Then the button "Send" is disabled
      When they put the focus on the field "Name"
      And they press the Enter key
      Then the form is still there
      And the e-mail service received 0 calls
