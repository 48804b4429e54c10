@motion
Feature: Times of the typewriter

  Background:
    Given the clock stands still
    And a visitor on the home page

  @9.3
  Rule: The typewriter's next character comes at 100 ms and not at 99

    Scenario: The typewriter's first, second and last characters come at their 100 ms and not at 99
      When they come to the sample request
      And 99 ms pass
      Then the sample request has 0 characters
      When 1 ms passes
      Then the sample request has 1 character
      When 99 ms pass
      Then the sample request has 1 character
      When 1 ms passes
      Then the sample request has 2 characters
      When 24199 ms pass
      Then the sample request has 243 characters
      When 1 ms passes
      Then the sample request has 244 characters

    Scenario: The typewriter begins once half of the sample request is in view
      When 5 percent of the sample request is in view
      And 200 ms pass
      Then the sample request has 0 characters
      When 60 percent of the sample request is in view
      And 100 ms pass
      Then the sample request has 1 character

  @9.4
  Rule: The typewriter's finished text still stands at 999 ms and is cleared at 1 s

    Scenario: The typewriter's finished text still stands at 999 ms and is cleared at 1 s
      When they come to the sample request
      And 24400 ms pass
      Then the sample request has 244 characters
      When 999 ms pass
      Then the sample request has 244 characters
      When 1 ms passes
      Then the sample request has 0 characters
