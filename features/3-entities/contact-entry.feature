Feature: Contact form entry

  Background:
    Given a visitor on the contact page

  @3.6
  Rule: A contact form entry has full_name, email_id, dial_code, contact_number (digits), company_name and text

    Scenario: The form's fields are named full_name, email_id, contact_number, company_name and text
      Then the fields of the form are:
        | name           |
        | full_name      |
        | email_id       |
        | contact_number |
        | company_name   |
        | text           |

  @3.7
  Rule: The dial_code defaults to 91, is sent in the message and has no visible input apart from the country picker

    Scenario: The form has no field for the dial code, and 91 is sent when no country has been chosen
      Then the fields of the form are:
        | label          |
        | Name           |
        | Email ID       |
        | Contact number |
        | Company name   |
        | Message        |
      When they have filled in the form
      And they press "Send"
      Then call 1 to the e-mail service has:
        | htmlContent | …+91 9000000000… |
      And the console says that both e-mails were sent

  @3.8
  Rule: The optional message has at most 300 characters, starts empty and, left empty, is sent as a single space

    Scenario: The message starts empty, with the counter at 0 / 300, and is sent as a single space
      Then "Message" reads ""
      And the counter reads "0 / 300"
      When they have filled in the form
      And they press "Send"
      Then call 1 to the e-mail service has:
        | htmlContent Message | ⎵ |
      And the console says that both e-mails were sent

    Scenario: The message box keeps a 301st character and the counter shows it
      When they paste 301 characters into "Message"
      Then the counter reads "301 / 300"

  @3.9
  Rule: A map of per-field error messages accompanies the entry

    Scenario: The form's e-mail address and contact number each have an error of their own
      When they type "asha@" into "Email ID"
      And they type "12a" into "Contact number"
      Then "Email ID" shows the error "Invalid email address"
      And "Contact number" shows the error "Invalid phone number"
      And "Name" shows no error
      And "Company name" shows no error
