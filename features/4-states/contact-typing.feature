Feature: Typing in the enquiry form

  @4.7
  Rule: Typing in a field updates its value, re-validates that field and sets or clears that field's error

    Scenario: Each field of the form sets and clears its own error and keeps it while another is corrected
      Given a visitor on the contact page
      When they type "asha@" into "Email ID"
      Then "Email ID" reads "asha@"
      And "Email ID" shows the error "Invalid email address"
      And "Name" shows no error
      When they clear "Name"
      And they paste 301 characters into "Message"
      And they type "asha@lender.example" into "Email ID"
      Then "Email ID" shows no error
      And "Name" shows the error "Please complete this required field"
      And "Message" shows the error "Message cannot exceed 300 characters"
      When they paste 300 characters into "Message"
      Then "Message" shows no error
      And "Name" shows the error "Please complete this required field"
      When they type "asha@" into "Email ID"
      Then "Email ID" shows the error "Invalid email address"

    Scenario: An entry that the browser fills in before the site's scripts arrive counts as typed
      Given a browser in which a name and half an address are filled in before the scripts come
      And a visitor on the contact page
      When they fill in the form with:
        | Contact number | 9000000000 |
        | Company name   | Lender One |
      Then "Name" reads "Asha Rao"
      And "Email ID" reads "asha@"
      And "Email ID" shows the error "Invalid email address"
      When they type "asha@lender.example" into "Email ID"
      Then the button "Send" is enabled

  @4.10
  Rule: Changing the country in the phone picker updates dial_code

    Scenario: The dial code of the country chosen last is sent
      Given a visitor who has filled in the form on the contact page
      When they choose the country "Singapore"
      Then the dial code reads "+65"
      When they choose the country "India (Bharat)"
      Then the dial code reads "+91"
      When they choose the country "Brazil"
      Then the dial code reads "+55"
      And "Contact number" reads "9000000000"
      When they press "Send"
      Then call 1 to the e-mail service has:
        | htmlContent | …+55 9000000000… |
      And the console says that both e-mails were sent
