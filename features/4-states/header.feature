Feature: States of the header

  @4.1
  Rule: The header is either sticky or not, and neither a reload nor a route change restores it to sticky

    Scenario: After a reload
      Given a visitor on the privacy policy
      When they scroll to 600 px
      And they scroll to 500 px
      Then the header is sticky and white
      When they reload the page
      Then the header is not sticky

    Scenario: After a route change
      Given a visitor on the privacy policy
      When they scroll to 600 px
      And they scroll to 500 px
      Then the header is sticky and white
      When they follow "Company" in the header
      Then they are on the company page
      And the header is not sticky

    Scenario: Sticky, normal and sticky again, on the way up, down and up
      Given a visitor on the privacy policy
      When they scroll to 900 px
      And they scroll to 800 px
      Then the header is sticky and white
      When they scroll to 850 px
      Then the header is not sticky
      When they scroll to 700 px
      Then the header is sticky and white
      When they scroll to 0 px
      Then the header is not sticky
      When they scroll to 600 px
      Then the header is not sticky
      When they scroll to 590 px
      Then the header is sticky and white

    Scenario: On each screen anew, there and back
      Given a visitor on the privacy policy
      When they scroll to 600 px
      And they scroll to 500 px
      And they follow "Company" in the header
      Then the page is headed "About Sangam"
      And the header is not sticky
      When they scroll to 600 px
      Then the header is not sticky
      When they scroll to 500 px
      Then the header is sticky and white
      When they go back
      Then the page is headed "Privacy Policy"
      And the header is not sticky
      When they scroll to 300 px
      And they scroll to 200 px
      Then the header is sticky and white

  @4.2
  @desktop
  Rule: The desktop header knows which menu is open and which group is highlighted

    Scenario: One group is highlighted at a time
      Given a visitor on the contact page
      When they point at "Products"
      Then the button "Data Connect" is expanded
      And the button "Lending" is collapsed
      When they point at "Wealth Management"
      Then the button "Wealth Management" is expanded
      And the button "Data Connect" is collapsed
      And the button "Products" is expanded

    Scenario Outline: Closed by <means>, it opens again at its first group
      Given a visitor on the contact page
      When they point at "Products"
      And they point at "Lending"
      Then the button "Lending" is expanded
      When <closing>
      Then the button "Products" is collapsed
      And the Products menu is closed
      When they move the pointer away
      And they point at "Products"
      Then the button "Products" is expanded
      And the button "Data Connect" is expanded
      And the button "Lending" is collapsed
      And the Products menu's links are:
        | name                                                                       | address             | tab  |
        | Finsense For information users: one integration with multiple aggregators. | /product/finsense   | same |
        | ConnectHub For information providers: a gateway to the AA network.         | /product/connecthub | same |

      Examples:
        | means               | closing                                      |
        | Escape              | they press the Escape key                    |
        | following a product | they follow "RiskGauge" in the Products menu |

    Scenario: The pointer comes back in time, twice, and stays away at last
      Given the clock stands still
      And a visitor on the contact page
      When they point at "Products"
      Then the Products menu is open
      When they move the pointer away
      And 200 ms pass
      And they point at "Lending"
      And 300 ms pass
      Then the Products menu is open
      And the button "Lending" is expanded
      When they move the pointer away
      And 299 ms pass
      And they point at "Products"
      And 300 ms pass
      Then the Products menu is open
      When they move the pointer away
      And 300 ms pass
      Then the Products menu is closed

    Scenario: A window made narrow while the menu is open, and wide again
      Given the clock stands still
      And a visitor on the contact page
      When they point at "Products"
      Then the Products menu is open
      When they make the window 800 px wide
      Then the header offers:
        | link   | Sangam home |
        | link   | Contact us  |
        | button | Open menu   |
      When they move the pointer away
      And 300 ms pass
      And they make the window 1280 px wide
      Then the Products menu is closed
      When they point at "Products"
      Then the Products menu is open

  @4.3
  @phone
  Rule: The mobile panel is open or closed, with a selected Products sub-panel and an expanded group

    Scenario: From closed to an expanded group
      Given a visitor on the company page
      Then the menu panel is closed
      When they press "Open menu"
      Then the menu panel fills the screen
      When they press "Products"
      And they press "Wealth Management"
      Then the button "Wealth Management" is expanded
      And the button "Lending" is collapsed

    Scenario: One group is expanded at a time, and none after the way back
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
      Then the menu panel's links are:
        | name                                                                       | address            | tab  |
        | RiskGauge Lending management and bank statement analysis for underwriting. | /product/lendscape | same |

    Scenario: Turned on its side and back with the panel open
      Given a visitor on the company page
      When they press "Open menu"
      And they press "Products"
      And they make the window 740 px wide
      Then the menu panel fills the screen
      And the groups of the menu panel are:
        | Data Connect               |
        | Lending                    |
        | Wealth Management          |
        | Transaction Categorization |
      When they make the window 360 px wide
      Then the menu panel fills the screen
      When they press "Close menu"
      Then the menu panel is closed

    Scenario: The way back in the history closes the panel with its screen
      Given a visitor on the privacy policy
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      When they press "Open menu"
      Then the menu panel fills the screen
      When they go back
      Then the page is headed "Privacy Policy"
      And the menu panel is closed
      And the page scrolls when a finger moves

  @4.4
  @phone
  Rule: A reset animation plays when the mobile panel closes, so that it opens again at its main list

    @motion
    Scenario: It closes with a movement
      Given a visitor on the company page
      When they press "Open menu"
      And they press "Close menu"
      Then "Menu" has slid out
      And the menu panel is closed

    Scenario: It opens again at its main list
      Given a visitor on the company page
      When they press "Open menu"
      And they press "Products"
      And they press "Lending"
      And they press "Close menu"
      Then the menu panel is closed
      When they press "Open menu"
      Then the button "Products" is collapsed
      And the menu panel's links are:
        | name       | address                            | tab  |
        | Developers | https://developers.sangam.example/ | new  |
        | Company    | /company                           | same |
      When they press "Products"
      Then the button "Lending" is collapsed

    Scenario Outline: After <means> it opens again, each time at its main list
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
