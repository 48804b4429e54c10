Feature: Constants of the home page

  @9.7
  Rule: The showcase's default tab is the one with index 0

    Scenario: The showcase's first tab is selected before any is chosen, and again after a reload
      Given a visitor on the home page
      Then the tab "Data connect" is selected
      When they press the tab "Lending"
      Then the tab "Lending" is selected
      When they reload the page
      Then the tab "Data connect" is selected
