Feature: Errors of the contact form

  @8.1
  Rule: Contact form field errors show the messages of section 5 inline

    Scenario: Each field of the contact form shows its error of section 5 under it
      Given a visitor on the contact page
      When they clear "Name"
      Then "Name" shows the error "Please complete this required field"
      When they type "asha@" into "Email ID"
      Then "Email ID" shows the error "Invalid email address"
      When they type "9x" into "Contact number"
      Then "Contact number" shows the error "Invalid phone number"
      When they clear "Company name"
      Then "Company name" shows the error "Please complete this required field"
      When they paste 301 characters into "Message"
      Then "Message" shows the error "Message cannot exceed 300 characters"

  @8.2
  Rule: A refused first e-mail logs 'Failed to send email to the company' and shows no message

    Scenario: A refused first e-mail is logged and not shown to the visitor
      Given the e-mail service refuses call 1 with status 401
      And a visitor who has filled in the form on the contact page
      When they press "Send"
      Then the console shows the error "Failed to send email to the company"
      And the console says "Thank-you email sent"
      And they see what a visitor sees whose enquiry has arrived

  @8.3
  Rule: A refused second e-mail logs 'Failed to send thank-you email' and shows no message

    Scenario: A refused second e-mail is logged and not shown to the visitor
      Given the e-mail service refuses call 2 with status 500
      And a visitor who has filled in the form on the contact page
      When they press "Send"
      Then the console says "Email sent to the company"
      And the console shows the error "Failed to send thank-you email"
      And they see what a visitor sees whose enquiry has arrived

  @8.4
  Rule: A thrown error while sending logs 'Error sending emails' and shows no message

    Scenario: Two e-mail calls that are cut off are logged and not shown to the visitor
      Given the e-mail service cuts off every call
      And a visitor who has filled in the form on the contact page
      When they press "Send"
      Then the console shows the error "Error sending emails…"
      And the console shows the error "Error sending emails…"
      And they see what a visitor sees whose enquiry has arrived
