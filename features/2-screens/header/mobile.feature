Feature: Header on a phone

  @2.13
  @phone
  Rule: The mobile header has the logo, Contact us and a menu button

    Scenario: The mobile header has the logo, Contact us and a collapsed menu button
      Given a visitor on the company page
      Then the links of the header are:
        | name        | address     | tab  |
        | Sangam home | /           | same |
        | Contact us  | /contact-us | same |
      And the button "Open menu" is collapsed

    Scenario Outline: The mobile header on <screen> offers its three controls
      Given a visitor on <screen>
      Then the header offers:
        | link   | Sangam home |
        | link   | Contact us  |
        | button | Open menu   |

      Examples:
        | screen                   |
        | the home page            |
        | the company page         |
        | the contact page         |
        | the Finsense page        |
        | the ConnectHub page      |
        | the RiskGauge page       |
        | the Wealthscape page     |
        | the Prism page           |
        | the privacy policy       |
        | the terms and conditions |
        | the annual returns       |
        | the conference page      |

    Scenario Outline: The mobile header and its full-screen menu panel are shown in a window <width> px wide
      Given a visitor on the company page
      When they make the window <width> px wide
      Then the header offers:
        | link   | Sangam home |
        | link   | Contact us  |
        | button | Open menu   |
      When they press "Open menu"
      Then the menu panel is full-screen

      Examples:
        | width |
        | 320   |
        | 600   |
        | 768   |
        | 959   |

  @2.14
  @phone
  Rule: The menu button opens a full-screen side panel with Products, Developers, Company and a closing button

    Scenario: The menu button opens a full-screen panel with Products, Developers, Company and Close menu
      Given a visitor on the company page
      When they press "Open menu"
      Then the menu panel is full-screen
      And the links of the menu panel are:
        | name       | address                            | tab  |
        | Developers | https://developers.sangam.example/ | new  |
        | Company    | /company                           | same |
      And the button "Products" is collapsed
      And the button "Close menu" is enabled

    Scenario Outline: The menu panel closes by <means>, and the focus returns to the menu button
      Given a visitor on the company page
      When they press "Open menu"
      Then the menu panel is full-screen
      When <closing>
      Then the menu panel is closed
      And the focus is on "Open menu"

      Examples:
        | means      | closing                   |
        | its button | they press "Close menu"   |
        | Escape     | they press the Escape key |

    Scenario: Following a link in the menu panel closes the panel
      Given a visitor on the contact page
      When they press "Open menu"
      And they follow "Company" in the menu panel
      Then they are on the company page
      And the menu panel is closed
