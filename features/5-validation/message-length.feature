Feature: Message length

  @5.4
  Rule: The text is optional and at most 300 characters, else 'Message cannot exceed 300 characters'

    Scenario: A message is not needed
      Given a visitor on the contact page
      And they have filled in the form
      When they clear "Message"
      Then "Message" shows no error
      And the button "Send" is enabled

    Scenario: A message that is too long may be shortened
      Given a visitor on the contact page
      And they have filled in the form
      When they enter 301 characters into "Message"
      Then "Message" shows the error "Message cannot exceed 300 characters"
      And the button "Send" is disabled
      When they enter 300 characters into "Message"
      Then "Message" shows no error
      And the button "Send" is enabled

    Scenario Outline: The <place> character counts, a <name> too
      Given a visitor on the contact page
      And they have filled in the form
      When they enter 301 characters into "Message", the <place> of them a <name>
      Then "Message" shows the error "Message cannot exceed 300 characters"
      And the counter reads "301 / 300"
      And the button "Send" is disabled
      When they enter 300 characters into "Message", the <place> of them a <name>
      Then "Message" shows no error
      And the counter reads "300 / 300"
      And the button "Send" is enabled

      Examples:
        | place | name    |
        | first | blank   |
        | last  | blank   |
        | last  | newline |

  @5.5
  Rule: The message counter shows the current length against the 300 maximum

    Scenario: A picture is one character, as whoever types it counts
      Given a visitor on the contact page
      When they fill in the form with:
        | Message | 👍👍🙏 |
      Then the counter reads "3 / 300"

    Scenario Outline: A message of <length> characters is counted
      Given a visitor on the contact page
      When they enter <length> characters into "Message"
      Then the counter reads "<counter>"

      Examples:
        | length | counter   |
        | 1      | 1 / 300   |
        | 299    | 299 / 300 |
        | 300    | 300 / 300 |
        | 301    | 301 / 300 |

    Scenario: A message that is deleted is counted as 0
      Given a visitor on the contact page
      When they clear "Message"
      Then the counter reads "0 / 300"
