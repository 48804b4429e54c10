Feature: Menu panel on a phone

  @2.15
  @phone
  Rule: Choosing Products slides in a Products sub-panel with a back button and expandable groups

    Scenario: The Products sub-panel has groups that expand and collapse, and Back leads to the main list
      Given a visitor on the company page
      When they press "Open menu"
      And they press "Products"
      Then the focus is on "Back"
      And the groups of the menu panel are:
        | Data Connect               |
        | Lending                    |
        | Wealth Management          |
        | Transaction Categorization |
      And the button "Lending" is collapsed
      When they press "Lending"
      Then the button "Lending" is expanded
      And the focus is on "Lending"
      And they see "RiskGauge" in the menu panel
      When they press "Lending"
      Then the button "Lending" is collapsed
      And they do not see "RiskGauge" in the menu panel
      When they press "Back"
      Then the focus is on "Products"
      And they see "Company" in the menu panel

    @motion
    Scenario: The menu panel and its Products sub-panel slide in, and Back slides the sub-panel out
      Given a visitor on the company page
      When they press "Open menu"
      And they press "Products"
      Then the movements of the menu panel are:
        | part     | from the right |
        | Menu     | 360 px         |
        | Products | 360 px         |
      When they press "Back"
      Then the movements of the menu panel are:
        | part     | from the right |
        | Menu     | 360 px         |
        | Products | 360 px         |
        | Products | 0 px           |

  @2.16
  @phone
  Rule: Page scroll is locked while the side panel is open and restored on close

    Scenario: The page does not scroll behind the menu panel and keeps its position
      Given a visitor on the privacy policy
      When they scroll to 500 px and then to 400 px
      And they press "Open menu"
      Then the page does not scroll when a finger moves
      When they press "Products"
      Then the page does not scroll when a finger moves
      When they press "Back"
      Then the page does not scroll when a finger moves
      When they press "Close menu"
      Then the page is scrolled to 400 px
      And the page scrolls when a finger moves
      When they press "Open menu"
      Then the page does not scroll when a finger moves
      When they press the Escape key
      Then the page scrolls when a finger moves

    Scenario: A window made 960 px wide shows the desktop header and closes the menu panel
      Given a visitor on the privacy policy
      When they press "Open menu"
      Then the menu panel is full-screen
      When they make the window 960 px wide
      Then the header offers:
        | link   | Sangam home |
        | button | Products    |
        | link   | Developers  |
        | link   | Company     |
        | link   | Contact us  |
      And the page scrolls when a finger moves
      When they make the window 360 px wide
      Then the menu panel is closed
