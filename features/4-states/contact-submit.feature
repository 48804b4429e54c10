Feature: Sending the enquiry

  @4.11
  Rule: A submit with any errors shows them all, makes the form invalid and sends nothing

    Scenario: An enquiry with errors in every field shows them all and is not sent
      Given a visitor on the contact page
      When they type "asha@" into "Email ID"
      And they type "12a" into "Contact number"
      And they paste 301 characters into "Message"
      And a script submits the form 1 time
      Then "Name" shows the error "Please complete this required field"
      And "Email ID" shows the error "Invalid email address"
      And "Contact number" shows the error "Invalid phone number"
      And "Company name" shows the error "Please complete this required field"
      And "Message" shows the error "Message cannot exceed 300 characters"
      And the button "Send" is disabled
      And the e-mail service received 0 calls

  @4.12
  Rule: A submit without errors runs the two e-mail calls, and a second submit while they are under way sends nothing

    Background:
      Given a visitor who has filled in the form on the contact page

    Scenario: An enquiry submitted twice at once makes two e-mail calls in all
      When a script submits the form 2 times at once
      Then the form is replaced by the success box
      And the e-mail service received 2 calls
      And the console's lines about e-mails are expected

    Scenario: An enquiry that is being sent is not sent a second time
      Given the e-mail service answers call 1 after 3000 ms
      When they press "Send"
      Then the button "Sending" is disabled
      And the e-mail service received 1 call
      When a script submits the form 1 time
      And 3 seconds pass
      Then the form is replaced by the success box
      And the e-mail service received 2 calls
      And the console's lines about e-mails are expected

    Scenario: The Enter key in a field sends a valid form once, by two e-mail calls
      When they put the focus on the field "Company name"
      And they press the Enter key
      Then the form is replaced by the success box
      And the e-mail service received 2 calls
      And the console's lines about e-mails are expected
