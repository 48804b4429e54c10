Feature: Constants of the contact form

  @9.1
  Rule: A message of 300 characters is accepted and one of 301 is not

    Scenario: A message of 301 characters disables Send, and one of 300 is sent whole
      Given a visitor who has filled in the form on the contact page
      When they paste 301 characters into "Message"
      Then the button "Send" is disabled
      When they paste 300 characters into "Message"
      Then the button "Send" is enabled
      When they press "Send"
      Then call 1 to the e-mail service has:
        | htmlContent Message | 300 characters |
      And the console says that both e-mails were sent

  @9.2
  Rule: The default phone country is India, initial country 'in' and dial code 91

    Scenario: The phone picker shows India and the dial code +91 by default
      Given a visitor on the contact page
      When they come to the form
      Then the country is "India (Bharat)"
      And the dial code reads "+91"
