@desktop
Feature: Opening and closing the Products menu

  @2.10
  Rule: The Products dropdown also opens by click, Enter, Space and arrow keys, and closes on Escape, on leaving and when focus leaves

    Background:
      Given the clock stands still
      And a visitor on the contact page

    Scenario: Enter and Space open the Products menu, and Escape closes it
      When they put the focus on "Products"
      And they press the Enter key
      Then the Products menu is open
      When they press the Escape key
      Then the Products menu is closed
      And the focus is on "Products"
      When they press the Space key
      Then the Products menu is open
      When they press the Escape key
      Then the Products menu is closed

    Scenario: The arrow keys open the Products menu and move the focus among its groups, beyond both ends
      When they put the focus on "Products"
      And they press the ArrowUp key
      Then the Products menu is open
      And the focus is on "Data Connect"
      When they press the Escape key
      Then the Products menu is closed
      When they press the ArrowDown key
      And they press the ArrowDown key
      Then the focus is on "Lending"
      And they see "Assess a borrower before the loan and watch for warning signs after it." in the Products menu
      When they press the ArrowLeft key
      And they press the ArrowUp key
      Then the focus is on "Transaction Categorization"
      When they press the ArrowRight key
      Then the focus is on "Data Connect"
      And the page is scrolled to 0 px

    Scenario: The Tab key moves the focus from a group of the Products menu to its first product, arrow keys among its products
      When they put the focus on "Products"
      And they press the ArrowDown key
      And they press the Tab key
      Then the focus is on "Finsense For information users: one integration with multiple aggregators."
      When they press the ArrowDown key
      Then the focus is on "ConnectHub For information providers: a gateway to the AA network."
      When they press the ArrowLeft key
      Then the focus is on "Finsense For information users: one integration with multiple aggregators."
      When they press the ArrowUp key
      And they press the ArrowRight key
      Then the focus is on "Finsense For information users: one integration with multiple aggregators."

    Scenario: Keys that mean nothing to the Products menu do in it what they do elsewhere in the browser
      Given a visitor on the Finsense page
      When they put the focus on "Products"
      And they press the Alt+ArrowDown key
      And they press the Control+ArrowDown key
      And they press the Meta+ArrowDown key
      And they press the ArrowLeft key
      And they press the ArrowRight key
      Then the focus is on "Products"
      And the Products menu is closed
      When they press the ArrowDown key
      Then the focus is on "Data Connect"

    Scenario: The Products menu closes 300 ms after the pointer has left it and gives the focus back
      When they point at "Products"
      And they put the focus on "Lending"
      And they move the pointer away
      And 299 ms pass
      Then the Products menu is open
      When 1 ms passes
      Then the Products menu is closed
      And the focus is on "Products"

    Scenario: The Enter key closes and opens the Products menu, wherever the pointer is or was
      When they point at "Products"
      And they put the focus on "Products"
      And they press the Enter key
      Then the Products menu is closed
      When they press the Enter key
      Then the Products menu is open
      When they move the pointer away
      And they press the Enter key
      And they press the Enter key
      And 300 ms pass
      Then the Products menu is open

    Scenario: A click on Products closes the menu to which the pointer came back, or that a key opened
      When they point at "Products"
      And they press "Products"
      And they move the pointer away
      And 100 ms pass
      And they point at "Products"
      Then the Products menu is open
      When they press "Products"
      Then the Products menu is closed
      When they move the pointer away
      And they put the focus on "Products"
      And they press the ArrowDown key
      Then the Products menu is open
      When they press "Products"
      Then the Products menu is closed

    Scenario: A visitor who opens a page right after leaving the Products menu is not disturbed when it closes
      When they point at "Products"
      And they move the pointer away
      And they follow "Company" in the header
      Then they are on the company page
      When 300 ms pass
      Then the Products menu is closed

    Scenario: The Products menu closes when the focus leaves it, forwards or each time backwards
      When they put the focus on "Products"
      And they press the Enter key
      Then the button "Products" is expanded
      When they put the focus on the link "Company"
      Then the button "Products" is collapsed
      When they put the focus on "Products"
      And they press the Enter key
      And they press the Shift+Tab key
      Then the focus is on "Sangam home"
      And the Products menu is closed
      When they press the Tab key
      And they press the Enter key
      Then the Products menu is open
      When they press the Shift+Tab key
      Then the Products menu is closed

    Scenario: A press beside the open Products menu closes it, and one on it does not
      When they point at "Products"
      And they point at "Lending"
      And they press the text "Assess a borrower before the loan and watch for warning signs after it."
      Then the Products menu is open
      When they press the field "Message"
      Then the Products menu is closed

    Scenario: A finger that passes over Products leaves its menu closed, and a mouse opens it
      When a finger passes over Products
      And 1 second passes
      Then the Products menu is closed
      When they point at "Products"
      Then the Products menu is open

    @touch
    Scenario: The Products menu opened by touch stays open until Products is touched again
      When they touch "Products"
      Then the Products menu is open
      When they touch "Lending"
      And 1 second passes
      Then the Products menu is open
      And the button "Lending" is expanded
      When they touch "Data Connect"
      And 1 second passes
      Then they see "Finsense" in the Products menu
      When they touch "Products"
      Then the Products menu is closed
      When they touch "Products"
      Then the Products menu is open
