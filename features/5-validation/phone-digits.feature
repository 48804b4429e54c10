Feature: Contact number

  @5.3
  Rule: A contact_number must be digits only, else 'Invalid phone number'

    Scenario: A contact number with anything but digits is refused, and one of any length is accepted
      Given a visitor on the contact page
      Then the filled-in form answers these entries:
        | field          | entry           | error                |
        | Contact number | 90000 00000     | Invalid phone number |
        | Contact number | 90000-00000     | Invalid phone number |
        | Contact number | 90000x00000     | Invalid phone number |
        | Contact number | +90000          | Invalid phone number |
        | Contact number | ९०००००००००      | Invalid phone number |
        | Contact number | 0               |                      |
        | Contact number | 020000000000000 |                      |
