Feature: States of the menu panel

  @4.3
  @phone
  Rule: The mobile panel is open or closed, with a selected Products sub-panel and an expanded group

    Background:
      Given a visitor on the company page

    Scenario: The menu panel is closed at first and expands one group at a time, and none after Back
      Then the menu panel is closed
      When they press "Open menu"
      And they press "Products"
      And they press "Wealth Management"
      Then the button "Wealth Management" is expanded
      And the button "Lending" is collapsed
      When they press "Lending"
      Then the button "Lending" is expanded
      And the button "Wealth Management" is collapsed
      When they press "Back"
      And they press "Products"
      Then the button "Lending" is collapsed
      And the button "Wealth Management" is collapsed

    Scenario: The menu panel stays open and can be read in windows of 740 by 360 and 320 by 480 px
      When they press "Open menu"
      And they press "Products"
      And they make the window 740 px wide and 360 px high
      Then the menu panel is full-screen
      When they press "Transaction Categorization"
      Then the menu panel says "Data Connect"
      And the menu panel says "An LLM that decodes Indian bank narrations."
      When they make the window 320 px wide and 480 px high
      Then the menu panel is full-screen
      And the menu panel says "An LLM that decodes Indian bank narrations."
      When they make the window 960 px wide
      And they make the window 740 px wide
      Then the menu panel is closed

    Scenario: A link of the menu panel closes it, to its own page and to another one
      When they press "Open menu"
      And they follow "Company" in the menu panel
      Then the page is headed "About Sangam"
      And the menu panel is closed
      When they press "Open menu"
      And they press "Products"
      And they press "Transaction Categorization"
      And they follow "Prism" in the menu panel
      Then the page is headed "Prism decodes Indian bank narrations"
      And the menu panel is closed
      And the page scrolls when a finger moves

    Scenario: Going back in the history closes the menu panel and shows the former screen
      When they follow "Contact us" in the header to the page "How can we help?"
      And they press "Open menu"
      Then the menu panel is full-screen
      When they go back
      Then the page is headed "About Sangam"
      And the menu panel is closed
      And the page scrolls when a finger moves

  @4.4
  @phone
  Rule: A reset animation plays when the mobile panel closes, so that it opens again at its main list

    @motion
    Scenario: The menu panel slides out when it is closed
      Given a visitor on the company page
      When they press "Open menu"
      And they press "Close menu"
      Then the movements of the menu panel are:
        | part | from the right |
        | Menu | 360 px         |
        | Menu | 0 px           |
      And the menu panel is closed

    Scenario: After closing by its button or by Escape the menu panel opens at its main list, no group expanded
      Given a visitor on the company page
      When they press "Open menu"
      And they press "Products"
      And they press "Lending"
      And they press "Close menu"
      Then the menu panel is closed
      When they press "Open menu"
      Then the menu panel offers:
        | button | Close menu |
        | button | Products   |
        | link   | Developers |
        | link   | Company    |
        | link   | Contact us |
      When they press "Products"
      Then the button "Lending" is collapsed
      When they press the Escape key
      Then the menu panel is closed
      When they press "Open menu"
      Then the button "Products" is collapsed
