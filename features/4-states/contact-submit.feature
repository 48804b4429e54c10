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

    Scenario: A second enquiry from another screen carries its own entries and country
      When they choose the country "Singapore"
      And they press "Send"
      Then the form is replaced by the success box
      When they follow "About Us" in the footer to the page "About Sangam"
      Then "Name" reads ""
      And the button "Send" is disabled
      When they fill in the form with:
        | Name           | Vikram Shah         |
        | Email ID       | vikram@fund.example |
        | Contact number | 8111111111          |
        | Company name   | Fund Two            |
        | Message        | A second question   |
      And they come to the form
      Then the country is "India (Bharat)"
      When they press "Send"
      Then the form is replaced by the success box
      And call 3 to the e-mail service has:
        | htmlContent Name           | Vikram Shah                                                  |
        | htmlContent Email          | <a href="mailto:vikram@fund.example">vikram@fund.example</a> |
        | htmlContent Contact number | +91 8111111111                                               |
        | htmlContent Company name   | Fund Two                                                     |
        | htmlContent Message        | A second question                                            |
      And call 4 to the e-mail service has:
        | to.0.email | vikram@fund.example |
        | to.0.name  | Vikram Shah         |
      And the e-mail service received 4 calls
      And the console's lines about e-mails are expected

    Scenario: The Enter key in a field sends a valid form once, by two e-mail calls
      When they put the focus on the field "Company name"
      And they press the Enter key
      Then the form is replaced by the success box
      And the e-mail service received 2 calls
      And the console's lines about e-mails are expected
