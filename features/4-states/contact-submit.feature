Feature: Sending the enquiry

  @4.11
  Rule: A submit with any errors shows them all, makes the form invalid and sends nothing

    Scenario: Every field is wrong at once
      Given a visitor on the contact page
      When they type "asha@" into "Email ID"
      And they type "12a" into "Contact number"
      And they enter 301 characters into "Message"
      And the form is submitted by other means than its button
      Then "Name" shows the error "Please complete this required field"
      And "Email ID" shows the error "Invalid email address"
      And "Contact number" shows the error "Invalid phone number"
      And "Company name" shows the error "Please complete this required field"
      And "Message" shows the error "Message cannot exceed 300 characters"
      And the button "Send" is disabled
      And the form is still there
      And the e-mail service received 0 calls

  @4.12
  Rule: A submit without errors runs the two e-mail calls, and a second submit while they are under way sends nothing

    Scenario: Two calls and no more
      Given a visitor on the contact page
      And they have filled in the form
      When they press "Send"
      Then the form has given way to the success box
      And the e-mail service received 2 calls
      And the console says "Email sent to the company"
      And the console says "Thank-you email sent"

    Scenario: Two submits at once
      Given a visitor on the contact page
      And they have filled in the form
      When the form is submitted twice at once
      Then the form has given way to the success box
      And the e-mail service received 2 calls
      And the console says "Email sent to the company"
      And the console says "Thank-you email sent"

    Scenario: A second submit while the first waits for its answer
      Given the e-mail service answers call 1 after 3000 ms
      And a visitor on the contact page
      And they have filled in the form
      When they press "Send"
      Then the button "Sending" is disabled
      And the e-mail service received 1 call
      When the form is submitted by other means than its button
      And 3 seconds pass
      Then the form has given way to the success box
      And the e-mail service received 2 calls
      And the console says "Email sent to the company"
      And the console says "Thank-you email sent"

  @4.13
  Rule: After the e-mail calls the page scrolls smoothly to the form anchor, the form is hidden and a success box is shown

    @motion
    Scenario: The visitor is taken to the success box
      Given a visitor on the contact page
      And they have filled in the form
      When they scroll to 600 px
      And they press "Send"
      Then the form has given way to the success box
      And the page has scrolled smoothly to the anchor "Contact_Form"
      And the focus is on the success box
      And the console says "Email sent to the company"
      And the console says "Thank-you email sent"

    Scenario: At once for a visitor who asks for less motion
      Given a visitor on the contact page
      And they have filled in the form
      When they scroll to 600 px
      And they press "Send"
      Then the form has given way to the success box
      And the page has jumped to the anchor "Contact_Form"
      And the console says "Email sent to the company"
      And the console says "Thank-you email sent"
