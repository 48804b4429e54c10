Feature: Contact number

  @5.3
  Rule: A contact_number must be digits only, else 'Invalid phone number'

    Scenario Outline: The contact number '<number>' is refused because of <reason>
      Given a visitor on the contact page
      And they have filled in the form
      When they type "<number>" into "Contact number"
      Then "Contact number" shows the error "Invalid phone number"
      And the button "Send" is disabled

      Examples:
        | number       | reason            |
        | 90000 00000  | a space           |
        | 90000-00000  | a hyphen          |
        | (90000)00000 | brackets          |
        | 90000.00000  | a dot             |
        | 90000x00000  | a letter          |
        | +90000       | a plus sign       |
        | ९०००००००००   | Devanagari digits |

    Scenario Outline: The contact number '<number>' is accepted
      Given a visitor on the contact page
      And they have filled in the form
      When they type "<number>" into "Contact number"
      Then "Contact number" shows no error
      And the button "Send" is enabled

      Examples:
        | number          |
        | 9000000000      |
        | 0               |
        | 020000000000000 |
