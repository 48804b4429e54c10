Feature: Constants of the countdowns

  @9.8
  Rule: The not-found page is left at 5 seconds and not at 4.9

    Scenario: The not-found page still stands at 4.9 seconds and is left at 5
      Given the clock stands still
      And a visitor on an unknown address
      And the host answered with status 404
      When 4900 ms pass
      Then they see "The home page opens in 1 second."
      When 99 ms pass
      Then they are on an unknown address
      When 1 ms passes
      Then they are on the home page

  @9.9
  Rule: The conference banner is left at 5400 ms and not at 5399

    Scenario: The conference banner still stands at 5399 ms and is left at 5400
      Given the summit's agenda is reachable
      And the clock stands still
      And a visitor on the conference banner
      When 5399 ms pass
      Then they see "The agenda opens in 100 ms"
      And they are on the conference banner
      When 1 ms passes
      Then they are on the summit's agenda

  @9.10
  Rule: The conference countdown stands at 5400 at 99 ms and at 5300 at 100 ms

    Scenario: The conference countdown shows 5400 at 99 ms and 5300 at 100 ms
      Given the clock stands still
      And a visitor on the conference banner
      When 99 ms pass
      Then they see "The agenda opens in 5400 ms"
      When 1 ms passes
      Then they see "The agenda opens in 5300 ms"
