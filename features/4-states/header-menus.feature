Feature: States of the menus in the header

  @4.2
  @desktop
  Rule: The desktop header knows which menu is open and which group is highlighted

    Background:
      Given the clock stands still
      And a visitor on the contact page

    Scenario: One group of the Products menu is highlighted at a time, after Escape the first one again
      When they point at "Products"
      Then the button "Data Connect" is expanded
      And the group "Data Connect" is highlighted
      And the button "Lending" is collapsed
      When they point at "Lending"
      Then the button "Lending" is expanded
      And the group "Lending" is highlighted
      And the button "Data Connect" is collapsed
      When they press the Escape key
      Then the Products menu is closed
      And the focus is on "Products"
      When they move the pointer away
      And they point at "Products"
      Then the group "Data Connect" is highlighted
      And they see "Finsense" in the Products menu

    Scenario: A pointer on its way to the products chooses a group only if it rests on it for 120 ms
      When they point at "Products"
      And they move the pointer to the beginning of "Data Connect"
      And they move the pointer to the end of "Lending"
      And they point at the link "ConnectHub For information providers: a gateway to the AA network."
      And 1 second passes
      Then the group "Data Connect" is highlighted
      When they move the pointer to the beginning of "Data Connect"
      And they point at "Lending"
      And 100 ms pass
      And they move the pointer to the end of "Lending"
      And 119 ms pass
      Then the group "Data Connect" is highlighted
      When 1 ms passes
      Then the group "Lending" is highlighted

    Scenario: After a product is followed, and after going back, the Products menu is closed
      When they point at "Products"
      And they follow "Finsense" in the Products menu
      Then they are on the Finsense page
      And the focus is on the content
      And the Products menu is closed
      When they move the pointer away
      And they point at "Products"
      Then the Products menu is open
      And the button "Data Connect" is expanded
      When they go back
      Then they are on the contact page
      And the Products menu is closed

    Scenario: The Products menu stays open when the pointer comes back within 300 ms
      When they point at "Products"
      And they move the pointer away
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
      When they point at "Products"
      Then the Products menu is open
      When they make the window 800 px wide
      Then the button "Open menu" is collapsed
      When they move the pointer away
      And 300 ms pass
      And they make the window 1280 px wide
      Then the Products menu is closed
      When they point at "Products"
      Then the Products menu is open
