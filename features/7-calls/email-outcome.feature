Feature: Outcome of the e-mail calls

  @7.8
  Rule: Each e-mail response is checked only for success (any 2xx) and its outcome is logged to the console

    Scenario: An e-mail that the provider accepts counts as sent although its answer is malformed
      Given the e-mail service answers every call with the malformed "<html>"
      And a visitor who has filled in the form on the contact page
      When they press "Send"
      Then the console says that both e-mails were sent
      And the form is replaced by the success box

    Scenario: Both e-mails of an enquiry are logged as failures when the provider refuses them, and the enquiry is kept
      Given the e-mail service refuses call 1 with status 400
      And the e-mail service refuses call 2 with status 503
      And a visitor who has filled in the form on the contact page
      When they press "Send"
      Then the console shows the error "Failed to send email to the company"
      And the console shows the error "Failed to send thank-you email"
      And the form is replaced by the success box
      And the site keeps "enquiry" in their browser

  @7.9
  Rule: E-mail failures are not shown to the visitor, and the second e-mail is tried even when the first is refused

    Scenario: The second e-mail is sent when the first is refused, and no failure shows
      Given the e-mail service refuses call 1 with status 500
      And a visitor who has filled in the form on the contact page
      When they press "Send"
      Then the console shows the error "Failed to send email to the company"
      And the console says "Thank-you email sent"
      And the e-mail service received 2 calls
      And they see what a visitor sees whose enquiry has arrived
