Feature: Required fields

  @5.1
  Rule: full_name, company_name, email_id and contact_number are required, else 'Please complete this required field'

    Scenario Outline: Clearing <field> shows the required-field error and disables Send
      Given a visitor on the contact page
      And they have filled in the form
      When they clear "<field>"
      Then "<field>" shows the error "Please complete this required field"
      And the button "Send" is disabled

      Examples:
        | field          |
        | Name           |
        | Email ID       |
        | Contact number |
        | Company name   |

    Scenario Outline: Spaces alone in <field> show the required-field error and disable Send
      Given a visitor on the contact page
      And they have filled in the form
      When they type "   " into "<field>"
      Then "<field>" shows the error "Please complete this required field"
      And the button "Send" is disabled

      Examples:
        | field          |
        | Name           |
        | Email ID       |
        | Contact number |
        | Company name   |
