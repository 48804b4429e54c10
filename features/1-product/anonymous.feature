Feature: Anonymous visitors

  @1.2
  Rule: Visitors are anonymous: there are no accounts and no member features

    @phone
    Scenario: The header, the hero and the menu of the home page offer no account, and nothing is kept in the browser
      Given a visitor on the home page
      Then the header offers:
        | link   | Sangam home |
        | link   | Contact us  |
        | button | Open menu   |
      And the hero offers:
        | link | Talk to us     |
        | link | Start building |
      When they press "Open menu"
      Then the menu panel offers:
        | button | Close menu |
        | button | Products   |
        | link   | Developers |
        | link   | Company    |
        | link   | Contact us |
      And the site keeps nothing in their browser

    Scenario: The annual returns offer five downloads, an address and no account
      Given a visitor for whom the annual returns have loaded
      Then the content offers:
        | button | Annual Return 2024.pdf Download |
        | button | Annual Return 2023.pdf Download |
        | button | Annual Return 2022.pdf Download |
        | button | Annual Return 2021.pdf Download |
        | button | Annual Return 2020.pdf Download |
        | link   | support@sangam.example          |
      And the site keeps nothing in their browser
