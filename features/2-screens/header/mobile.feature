Feature: Header on a phone

  @2.13
  @phone
  Rule: The mobile header has the logo, Contact us and a menu button

    Scenario Outline: The mobile header on <screen> has the logo, Contact us and a collapsed menu button
      Given a visitor on <screen>
      Then the links of the header are:
        | name        | address     | tab  |
        | Sangam home | /           | same |
        | Contact us  | /contact-us | same |
      And the button "Open menu" is collapsed

      Examples:
        | screen              |
        | the company page    |
        | the conference page |

    Scenario: The mobile header and its full-screen menu panel are shown in windows 320 to 959 px wide
      Given a visitor on the company page
      When they make the window 320 px wide
      And they press "Open menu"
      Then the menu panel is full-screen
      When they make the window 959 px wide
      Then the menu panel is full-screen
      When they press "Close menu"
      Then the header offers:
        | link   | Sangam home |
        | link   | Contact us  |
        | button | Open menu   |

  @2.14
  @phone
  Rule: The menu button opens a full-screen side panel with Products, Developers, Company and a closing button

    Scenario: The menu button opens a full-screen panel with Close menu, Products, Developers, Company and Contact us
      Given a visitor on the company page
      When they press "Open menu"
      Then the menu panel is full-screen
      And the links of the menu panel are:
        | name       | address                            | tab  |
        | Developers | https://developers.sangam.example/ | new  |
        | Company    | /company                           | same |
        | Contact us | /contact-us                        | same |
      And the button "Products" is collapsed
      And the button "Close menu" is enabled

    Scenario: The menu panel closes by its button and by Escape, and the focus returns to the menu button
      Given a visitor on the company page
      When they press "Open menu"
      Then the menu panel is full-screen
      When they press "Close menu"
      Then the menu panel is closed
      And the focus is on "Open menu"
      When they press "Open menu"
      Then the menu panel is full-screen
      When they press the Escape key
      Then the menu panel is closed
      And the focus is on "Open menu"
