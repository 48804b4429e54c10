Feature: A visitor who is faster than the site's scripts

  @10.19
  Rule: What a visitor does before the site's scripts have come counts once they are there

    Scenario: A tab pressed before the site's scripts arrive is selected after them, and a press beside it has no effect
      Given a browser in which the heading is pressed before the scripts come
      And a visitor on the home page
      Then the tab "Data connect" is selected
      Given a browser in which the tab Lending is pressed after another one, before the scripts come
      When they reload the page
      Then the tab "Lending" is selected
      When they press the tab "Data connect"
      Then the tab "Data connect" is selected

    Scenario: The first press, key, focus or scroll makes the site react in a browser that reports no first paint
      Given a browser in which nothing tells of the first paint, and the page is pressed
      And a visitor on the home page
      When they press the tab "Lending"
      Then the tab "Lending" is selected
      Given a browser in which nothing tells of the first paint, and a key is pressed
      When they reload the page
      And they press the tab "Lending"
      Then the tab "Lending" is selected
      Given a browser in which nothing tells of the first paint, and a link gets the focus
      When they reload the page
      And they press the tab "Lending"
      Then the tab "Lending" is selected
      Given a browser in which nothing tells of the first paint, and the page is scrolled
      When they reload the page
      And they press the tab "Lending"
      Then the tab "Lending" is selected
      Given a browser in which nothing tells of the first paint, and a screen reader presses a tab
      When they reload the page
      Then the tab "Lending" is selected

    Scenario: The site reacts also in a browser that reports its first paint late
      Given a browser in which the first paint is told of late
      And a visitor on the home page
      When they press the tab "Wealth management"
      Then the tab "Wealth management" is selected

    @desktop
    Scenario: The Products menu is open once the site's scripts arrive only if it had the focus before, and two presses close it
      Given a visitor on the contact page
      Then the button "Products" is collapsed
      When they press the Escape key
      And they press the Tab key
      Then the focus is on "Skip to content"
      Given a browser in which the group Lending has the focus before the scripts come
      When they reload the page
      Then the button "Products" is expanded
      And the focus is on "Lending"
      When they press "Products"
      And they press "Products"
      Then the button "Products" is collapsed
