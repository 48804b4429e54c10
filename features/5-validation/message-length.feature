Feature: Message length

  @5.4
  Rule: The text is optional and at most 300 characters, else 'Message cannot exceed 300 characters'

    Scenario: Send is enabled when the message is empty
      Given a visitor on the contact page
      And they have filled in the form
      When they clear "Message"
      Then "Message" shows no error
      And the button "Send" is enabled

    Scenario: A message of 301 characters is refused until it is shortened to 300
      Given a visitor on the contact page
      And they have filled in the form
      When they paste 301 characters into "Message"
      Then "Message" shows the error "Message cannot exceed 300 characters"
      And the button "Send" is disabled
      When they paste 300 characters into "Message"
      Then "Message" shows no error
      And the button "Send" is enabled

    Scenario Outline: A <name> as the <place> character of a message counts towards the 300
      Given a visitor on the contact page
      And they have filled in the form
      When they paste 301 characters, the <place> of them a <name>, into "Message"
      Then "Message" shows the error "Message cannot exceed 300 characters"
      And the counter reads "301 / 300"
      And the button "Send" is disabled
      When they paste 300 characters, the <place> of them a <name>, into "Message"
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

    Scenario: An emoji in the message counts as one character
      Given a visitor on the contact page
      When they fill in the form with:
        | Message | 👍👍🙏 |
      Then the counter reads "3 / 300"

    Scenario Outline: The counter reads <counter> for a message of <length> characters
      Given a visitor on the contact page
      When they paste <length> characters into "Message"
      Then the counter reads "<counter>"

      Examples:
        | length | counter   |
        | 1      | 1 / 300   |
        | 299    | 299 / 300 |
        | 300    | 300 / 300 |
        | 301    | 301 / 300 |

    Scenario: The counter reads 0 / 300 after the message is cleared
      Given a visitor on the contact page
      When they clear "Message"
      Then the counter reads "0 / 300"
