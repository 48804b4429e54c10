Feature: States of the header

  @4.1
  Rule: The header is either sticky or not, and neither a reload nor a route change restores it to sticky

    Scenario: The header is no longer sticky after a reload
      Given a visitor on the privacy policy
      When they scroll to 600 px
      And they scroll to 500 px
      Then the header is sticky and white
      When they reload the page
      Then the header is not sticky

    Scenario: The header is no longer sticky after a route change
      Given a visitor on the privacy policy
      When they scroll to 600 px
      And they scroll to 500 px
      Then the header is sticky and white
      When they follow "Company" in the header
      Then they are on the company page
      And the header is not sticky

    Scenario: The header changes between sticky and normal as the visitor scrolls up and down
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

    Scenario: The header is not sticky at first on each screen and becomes sticky there
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

    Scenario: One group of the Products menu is highlighted at a time
      Given a visitor on the contact page
      When they point at "Products"
      Then the button "Data Connect" is expanded
      And the group "Data Connect" is highlighted
      And the button "Lending" is collapsed
      When they point at "Wealth Management"
      Then the button "Wealth Management" is expanded
      And the group "Wealth Management" is highlighted
      And the button "Data Connect" is collapsed
      And the button "Products" is expanded

    Scenario: A pointer on its way to the products does not choose the group that it crosses
      Given the clock stands still
      And a visitor on the contact page
      When they point at "Products"
      And they move the pointer to the beginning of "Data Connect"
      And they move the pointer to the end of "Lending"
      Then the group "Data Connect" is highlighted
      When they point at the link "ConnectHub For information providers: a gateway to the AA network."
      And 1 second passes
      Then the group "Data Connect" is highlighted

    Scenario: A pointer on its way to the products chooses the group on which it rests for 120 ms
      Given the clock stands still
      And a visitor on the contact page
      When they point at "Products"
      And they move the pointer to the beginning of "Data Connect"
      And they point at "Lending"
      And 100 ms pass
      And they move the pointer to the end of "Lending"
      And 119 ms pass
      Then the group "Data Connect" is highlighted
      When 1 ms passes
      Then the group "Lending" is highlighted
      When they move the pointer to the beginning of "Wealth Management"
      Then the group "Wealth Management" is highlighted

    Scenario: After Escape the Products menu opens again at its first group
      Given a visitor on the contact page
      When they point at "Products"
      And they point at "Lending"
      Then the button "Lending" is expanded
      When they press the Escape key
      Then the button "Products" is collapsed
      And the Products menu is closed
      And the focus is on "Products"
      When they move the pointer away
      And they point at "Products"
      Then the button "Products" is expanded
      And the button "Data Connect" is expanded
      And the button "Lending" is collapsed
      And the links of the Products menu are:
        | name                                                                       | address             | tab  |
        | Finsense For information users: one integration with multiple aggregators. | /product/finsense   | same |
        | ConnectHub For information providers: a gateway to the AA network.         | /product/connecthub | same |

    Scenario: After a product is followed the Products menu opens again on the next screen
      Given a visitor on the contact page
      When they point at "Products"
      And they follow "Finsense" in the Products menu
      Then they are on the Finsense page
      And the focus is on the content
      And the Products menu is closed
      When they move the pointer away
      And they point at "Products"
      Then the Products menu is open
      And the button "Data Connect" is expanded
      When they press the Escape key
      Then the Products menu is closed

    Scenario: The Products menu stays open when the pointer comes back within 300 ms
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
      And the button "Lending" is expanded
      When they move the pointer away
      And 300 ms pass
      Then the Products menu is closed

    Scenario: The Products menu is closed after the window was narrow and is wide again
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
