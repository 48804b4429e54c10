Feature: A visitor with a keyboard

  @10.18
  Rule: The first stop of the Tab key skips to the content

    Scenario: The link Skip to content moves the focus to the content and keeps the address
      Given a visitor on the company page
      When they press the Tab key
      Then the focus is on "Skip to content"
      When they press the Enter key
      Then the focus is on the content
      And they are on the company page
