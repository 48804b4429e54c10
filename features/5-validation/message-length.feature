Feature: Message length

  @5.4
  Rule: The text is optional and at most 300 characters, else 'Message cannot exceed 300 characters'

    Scenario: An empty message is accepted, and one of 301 characters is refused until it is shortened
      Given a visitor who has filled in the form on the contact page
      When they clear "Message"
      Then "Message" shows no error
      And the button "Send" is enabled
      When they paste 301 characters into "Message"
      Then "Message" shows the error "Message cannot exceed 300 characters"
      And the button "Send" is disabled
      When they paste 300 characters into "Message"
      Then "Message" shows no error
      And the button "Send" is enabled

    Scenario: A blank or a newline at an end of a message counts towards the 300
      Given a visitor who has filled in the form on the contact page
      When they paste 301 characters, the first of them a blank, into "Message"
      Then "Message" shows the error "Message cannot exceed 300 characters"
      When they paste 300 characters, the last of them a newline, into "Message"
      Then "Message" shows no error
      When they paste 301 characters, the last of them a newline, into "Message"
      Then "Message" shows the error "Message cannot exceed 300 characters"
      And the counter reads "301 / 300"
      And the button "Send" is disabled

  @5.5
  Rule: The message counter shows the current length against the 300 maximum

    Scenario: The message counter counts each character, an emoji as one, and goes beyond 300
      Given a visitor on the contact page
      When they type "👍👍🙏" into "Message"
      Then the counter reads "3 / 300"
      When they paste 300 characters into "Message"
      Then the counter reads "300 / 300"
      When they paste 301 characters into "Message"
      Then the counter reads "301 / 300"
      When they clear "Message"
      Then the counter reads "0 / 300"
