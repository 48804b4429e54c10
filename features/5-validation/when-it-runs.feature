Feature: When validation runs

  @5.6
  Rule: Validation runs on every change of a field and again on submit

    Scenario: Changing the e-mail address sets and then clears its error
      Given a visitor who has filled in the form on the contact page
      When they type "asha@lender" into "Email ID"
      Then "Email ID" shows the error "Invalid email address"
      When they type "asha@lender.in" into "Email ID"
      Then "Email ID" shows no error

    Scenario: A submitted form shows the error of a field that nobody has touched and none of a filled-in one
      Given a visitor on the contact page
      And they have filled in the form except "Name"
      When a script submits the form 1 time
      Then "Name" shows the error "Please complete this required field"
      And "Email ID" shows no error
