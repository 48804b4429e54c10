Feature: States of the home page

  @4.5
  Rule: The showcase's selected filter tab has index 0 at first and then that of the chosen tab

    Scenario: From the first tab to others and back
      Given a visitor on the home page
      Then the selected tab has index 0
      When they choose the tab "Wealth management"
      Then the selected tab has index 2
      When they choose the tab "Lending"
      Then the selected tab has index 1
      When they choose the tab "Transaction categorization"
      Then the selected tab has index 3
      When they choose the tab "Data connect"
      Then the selected tab has index 0

    Scenario: A second visit begins with the first tab
      Given a visitor on the home page
      When they choose the tab "Lending"
      Then the selected tab has index 1
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      When they follow "Sangam home"
      Then the selected tab has index 0

  @4.6
  Rule: The typewriter adds one character every 100 ms, waits 1 s after completion, clears and restarts

    @motion
    Scenario: Two rounds
      Given the clock stands still
      And a visitor on the home page
      When they come to the developer demo
      And 100 ms pass
      Then the sample request has 1 character
      When 100 ms pass
      Then the sample request has 2 characters
      When 25900 ms pass
      Then the sample request has 261 characters
      When 100 ms pass
      Then the sample request has 262 characters
      When 999 ms pass
      Then the sample request has 262 characters
      When 1 ms passes
      Then the sample request has 0 characters
      When 26200 ms pass
      Then the sample request has 262 characters
      When 1000 ms pass
      Then the sample request has 0 characters
