Feature: E-mail to the visitor

  @7.6
  Rule: The second e-mail goes from a sender to the visitor's e-mail and name, subject 'Thank You for Reaching Out'

    Scenario: The second e-mail has its sender, the visitor's address and its subject
      Given a visitor who has filled in the form on the contact page
      When they press "Send"
      Then the console says that both e-mails were sent
      And call 2 to the e-mail service has:
        | sender.email | hello@sangam.example       |
        | sender.name  | Sangam                     |
        | to.0.email   | asha@lender.example        |
        | to.0.name    | Asha Rao                   |
        | subject      | Thank You for Reaching Out |

  @7.7
  Rule: The second e-mail says the message was received, the team is reviewing it, a response is expected shortly and the visitor may reply

    Scenario: The second e-mail says that the message was received and a response follows
      Given a visitor who has filled in the form on the contact page
      When they press "Send"
      Then the console says that both e-mails were sent
      And call 2 to the e-mail service has:
        | htmlContent | …We have received your message…     |
        | htmlContent | …our team is reviewing it…          |
        | htmlContent | …expect a response from us shortly… |
        | htmlContent | …reply to this email…               |
