Feature: Countdowns

  Background:
    Given the clock stands still

  @4.16
  Rule: The not-found page counts from 5 down to 0, then navigates home

    Scenario: The not-found page leads home, and going back skips the unknown address
      Given a visitor on the privacy policy
      And a visitor on an unknown address
      And the host answered with status 404
      Then they see "The home page opens in 5 seconds."
      When 4 seconds pass
      Then they see "The home page opens in 1 second."
      When 1 second passes
      Then they are on the home page
      And they see the heading "Make Finance Work Better"
      When they go back
      Then they are on the privacy policy

    Scenario: A visitor who leaves the not-found page finds its countdown at 5 again, and is then sent home, also in a background tab
      Given a visitor on an unknown address
      And the host answered with status 404
      When 4900 ms pass
      Then they see "The home page opens in 1 second."
      When they follow "Company" in the header to the page "About Sangam"
      And 6 seconds pass
      Then they are on the company page
      When they go back
      Then they see "The home page opens in 5 seconds."
      When the tab goes to the background
      And 4 seconds pass
      Then they see "The home page opens in 1 second."
      When 1 second passes
      Then they are on the home page

    Scenario: The not-found page's countdown starts at 5 again when the browser restores the page as it was left
      Given a visitor on an unknown address
      And the host answered with status 404
      When 3 seconds pass
      Then they see "The home page opens in 2 seconds."
      When the browser shows the page loaded anew
      Then they see "The home page opens in 2 seconds."
      When the browser shows the page as it was left
      Then they see "The home page opens in 5 seconds."
      When 4 seconds pass
      Then they see "The home page opens in 1 second."

  @4.17
  Rule: The conference banner counts from 5400 down to 0 in 100 ms steps, then redirects to an external page

    Scenario: The conference countdown opens the agenda after 5400 ms, also in a background tab, and starts again when the visitor goes back
      Given the summit's agenda is reachable
      And a visitor on the conference banner
      Then they see "The agenda opens in 5400 ms"
      When the tab goes to the background
      And 5300 ms pass
      Then they see "The agenda opens in 100 ms"
      When 100 ms pass
      Then they are on the summit's agenda
      When they go back
      Then they see "The agenda opens in 5400 ms"
