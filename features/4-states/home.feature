Feature: States of the home page

  @4.5
  Rule: The showcase's selected filter tab has index 0 at first and then that of the chosen tab

    Scenario: The showcase's first tab is selected at first, and then each tab that is chosen, also again
      Given a visitor on the home page
      Then the tab "Data connect" is selected
      When they press the tab "Wealth management"
      Then the tab "Wealth management" is selected
      When they press the tab "Lending"
      And they press the tab "Lending"
      Then the tab "Lending" is selected
      When they press the ArrowRight key
      And they press the Alt+ArrowRight key
      Then the tab "Wealth management" is selected

    Scenario: Going back and a second visit to the home page begin with the showcase's first tab
      Given a visitor on the home page
      When they press the tab "Transaction categorization"
      And they follow "View Prism"
      Then the page is headed "Prism decodes Indian bank narrations"
      When they go back
      Then the tab "Data connect" is selected
      When they press the tab "Lending"
      And they follow "View RiskGauge"
      Then the page is headed "RiskGauge shows a borrower’s risk before and after disbursal"
      When they follow "Sangam home"
      Then the tab "Data connect" is selected

  @4.6
  @motion
  Rule: The typewriter adds one character every 100 ms, waits 1 s after completion, clears and restarts

    Scenario: The typewriter adds a character every 100 ms, waits 1 s and restarts
      Given the clock stands still
      And a visitor on the home page
      When they come to the sample request
      And 100 ms pass
      Then the sample request has 1 character
      When 100 ms pass
      Then the sample request has 2 characters
      When 24200 ms pass
      Then the sample request has 244 characters
      When 1000 ms pass
      Then the sample request has 0 characters
      When 700 ms pass
      Then the sample request reads "POST /p"

    Scenario: The typewriter starts at the first character for a visitor who left and comes back
      Given the clock stands still
      And a visitor on the home page
      When they come to the sample request
      And 1000 ms pass
      Then the sample request has 10 characters
      When they follow "Privacy Policy" in the footer
      And 5 seconds pass
      Then the page is headed "Privacy Policy"
      When they go back
      And 100 ms pass
      And they come to the sample request
      And 300 ms pass
      Then the sample request has 3 characters
      When 100 ms pass
      Then the sample request has 4 characters
