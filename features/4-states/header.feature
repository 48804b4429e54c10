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
      And the menu panel has the links:
        | name    | address  | tab  |
        | Company | /company | same |
      When they press "Products"
      Then the button "Lending" is collapsed
