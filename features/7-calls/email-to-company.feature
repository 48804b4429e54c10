Feature: E-mail to the company

  @7.4
  Rule: The first e-mail goes from a sender's e-mail and name to the company inbox, subject 'New form entry from website'

    Scenario: The first e-mail has its sender, the company inbox and its subject
      Given a visitor who has filled in the form on the contact page
      When they press "Send"
      Then the console says that both e-mails were sent
      And call 1 to the e-mail service has:
        | sender.email | hello@sangam.example        |
        | sender.name  | Sangam                      |
        | to.0.email   | enquiries@sangam.example    |
        | to.0.name    | Sangam enquiries            |
        | subject      | New form entry from website |

  @7.5
  Rule: The first e-mail lists name, email, dial code plus contact number, company name and message

    Scenario: The first e-mail lists all that the visitor entered
      Given a visitor who has filled in the form on the contact page
      When they type "We want to try Finsense." into "Message"
      And they type "02000000000" into "Contact number"
      And they press "Send"
      Then the console says that both e-mails were sent
      And call 1 to the e-mail service has:
        | htmlContent Name           | Asha Rao                                                     |
        | htmlContent Email          | <a href="mailto:asha@lender.example">asha@lender.example</a> |
        | htmlContent Contact number | +91 02000000000                                              |
        | htmlContent Company name   | Lender One                                                   |
        | htmlContent Message        | We want to try Finsense.                                     |
