Feature: Required fields

  @5.1
  Rule: full_name, company_name, email_id and contact_number are required, else 'Please complete this required field'

    Scenario: A required field that is empty or holds spaces alone shows its error and disables Send
      Given a visitor on the contact page
      Then the filled-in form answers these entries:
        | field          | entry | error                               |
        | Name           |       | Please complete this required field |
        | Name           | ⎵⎵⎵   | Please complete this required field |
        | Email ID       |       | Please complete this required field |
        | Email ID       | ⎵⎵⎵   | Please complete this required field |
        | Contact number |       | Please complete this required field |
        | Contact number | ⎵⎵⎵   | Please complete this required field |
        | Company name   |       | Please complete this required field |
        | Company name   | ⎵⎵⎵   | Please complete this required field |
