Feature: Fields of the enquiry form

  @2.42
  Rule: The form's fields are labelled Name, Email ID, Contact number, Company name and Message

    Scenario: The form's five fields are labelled in order, from Name to Message
      Given a visitor on the contact page
      Then the fields of the form are:
        | label          |
        | Name           |
        | Email ID       |
        | Contact number |
        | Company name   |
        | Message        |

  @2.43
  Rule: Each field has its placeholder of the field table, such as 'Type in your message' for Message

    Scenario: Each field of the enquiry form shows its placeholder
      Given a visitor on the contact page
      Then the fields of the form are:
        | label          | placeholder          |
        | Name           | Your full name       |
        | Email ID       | name@company.example |
        | Contact number | 0000000000           |
        | Company name   | Your company name    |
        | Message        | Type in your message |

  @2.44
  Rule: Every field but Message is required and marked with an asterisk

    Scenario: Every field of the form but Message is required and marked with an asterisk
      Given a visitor on the contact page
      Then the fields of the form are:
        | label          | required |
        | Name           | yes      |
        | Email ID       | yes      |
        | Contact number | yes      |
        | Company name   | yes      |
        | Message        | no       |

  @2.45
  Rule: The message has a live character counter against the maximum, starting at 0 / 300

    Scenario: The message counter follows typing and clearing without delay
      Given the clock stands still
      And a visitor on the contact page
      Then the counter reads "0 / 300"
      When they type "Hello" into "Message"
      Then the counter reads "5 / 300"
      When they clear "Message"
      Then the counter reads "0 / 300"
      When they type "Hello again" into "Message"
      Then the counter reads "11 / 300"

  @2.46
  Rule: There is a Send button, and inline error text appears under a field that has an error

    Scenario: The error of an invalid contact number stands under its field, and Send is disabled
      Given a visitor on the contact page
      When they type "12a" into "Contact number"
      Then the button "Send" is disabled
      And "Contact number" shows the error "Invalid phone number"
