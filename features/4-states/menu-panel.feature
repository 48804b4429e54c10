Feature: States of the menu panel

  @4.3
  @phone
  Rule: The mobile panel is open or closed, with a selected Products sub-panel and an expanded group

    Scenario: The menu panel is closed at first, opens and expands the chosen group
      Given a visitor on the company page
      Then the menu panel is closed
      When they press "Open menu"
      Then the menu panel is full-screen
      When they press "Products"
      And they press "Wealth Management"
      Then the button "Wealth Management" is expanded
      And the button "Lending" is collapsed

    Scenario: One group of the menu panel is expanded at a time, and none after Back
      Given a visitor on the company page
      When they press "Open menu"
      And they press "Products"
      And they press "Wealth Management"
      And they press "Lending"
      Then the button "Lending" is expanded
      And the button "Wealth Management" is collapsed
      When they press "Back"
      And they press "Products"
      Then the button "Lending" is collapsed
      And the button "Wealth Management" is collapsed
      When they press "Lending"
      Then the links of the menu panel are:
        | name                                                                       | address            | tab  |
        | RiskGauge Lending management and bank statement analysis for underwriting. | /product/lendscape | same |

    Scenario: The menu panel stays open when the window is made wider and narrow again
      Given a visitor on the company page
      When they press "Open menu"
      And they press "Products"
      And they make the window 740 px wide
      Then the menu panel is full-screen
      And the groups of the menu panel are:
        | Data Connect               |
        | Lending                    |
        | Wealth Management          |
        | Transaction Categorization |
      When they make the window 360 px wide
      Then the menu panel is full-screen
      When they press "Close menu"
      Then the menu panel is closed

    Scenario Outline: The menu panel's groups can be read in a window of <width> by <height> px
      Given a visitor on the company page
      When they make the window <width> px wide and <height> px high
      And they press "Open menu"
      And they press "Products"
      And they press "Transaction Categorization"
      Then the menu panel says "Data Connect"
      And the menu panel says "Transaction Categorization"
      And the menu panel says "An LLM that decodes Indian bank narrations."

      Examples:
        | width | height |
        | 320   | 480    |
        | 740   | 360    |

    Scenario: A link of the menu panel closes it, to its own page and to another one
      Given a visitor on the company page
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
      Given a visitor on the privacy policy
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      When they press "Open menu"
      Then the menu panel is full-screen
      When they go back
      Then the page is headed "Privacy Policy"
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

    Scenario: The menu panel opens again at its main list, with no group expanded
      Given a visitor on the company page
      When they press "Open menu"
      And they press "Products"
      And they press "Lending"
      And they press "Close menu"
      Then the menu panel is closed
      When they press "Open menu"
      Then the button "Products" is collapsed
      And the links of the menu panel are:
        | name       | address                            | tab  |
        | Developers | https://developers.sangam.example/ | new  |
        | Company    | /company                           | same |
      When they press "Products"
      Then the button "Lending" is collapsed

    Scenario Outline: After closing by <means> the menu panel opens at its main list each time
      Given a visitor on the privacy policy
      When they press "Open menu"
      And they press "Products"
      And <closing>
      Then the menu panel is closed
      When they press "Open menu"
      Then the menu panel offers:
        | button | Close menu |
        | button | Products   |
        | link   | Developers |
        | link   | Company    |
      When they press "Products"
      And <closing>
      Then the menu panel is closed
      And the page scrolls when a finger moves
      When they press "Open menu"
      Then the menu panel offers:
        | button | Close menu |
        | button | Products   |
        | link   | Developers |
        | link   | Company    |
      And the page does not scroll when a finger moves

      Examples:
        | means      | closing                   |
        | its button | they press "Close menu"   |
        | Escape     | they press the Escape key |
