@desktop
Feature: Header on a desktop

  @2.8
  Rule: The desktop header has a logo to /, Products, Developers (external documentation, new tab), Company (/company) and Contact us (/contact-us)

    Scenario: The desktop header has its links in order and a collapsed Products button
      Given a visitor on the contact page
      Then the links of the header are:
        | name        | address                            | tab  |
        | Sangam home | /                                  | same |
        | Developers  | https://developers.sangam.example/ | new  |
        | Company     | /company                           | same |
        | Contact us  | /contact-us                        | same |
      And the button "Products" is collapsed

    Scenario Outline: The desktop header on <screen> offers its five controls
      Given a visitor on <screen>
      Then the header offers:
        | link   | Sangam home |
        | button | Products    |
        | link   | Developers  |
        | link   | Company     |
        | link   | Contact us  |

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

    Scenario: The logo in the desktop header leads to the home page
      Given a visitor on the contact page
      When they follow "Sangam home"
      Then they are on the home page

    Scenario Outline: The desktop header is shown in a window <width> px wide
      Given a visitor on the contact page
      When they make the window <width> px wide
      Then the header offers:
        | link   | Sangam home |
        | button | Products    |
        | link   | Developers  |
        | link   | Company     |
        | link   | Contact us  |

      Examples:
        | width |
        | 960   |
        | 1024  |
        | 1920  |
