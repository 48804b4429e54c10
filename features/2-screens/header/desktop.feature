@desktop
Feature: Header on a desktop

  @2.8
  Rule: The desktop header has a logo to /, Products, Developers (external documentation, new tab), Company (/company) and Contact us (/contact-us)

    Scenario Outline: The desktop header on <screen> has its links in order, a collapsed Products button and a logo that leads home
      Given a visitor on <screen>
      Then the links of the header are:
        | name        | address                            | tab  |
        | Sangam home | /                                  | same |
        | Developers  | https://developers.sangam.example/ | new  |
        | Company     | /company                           | same |
        | Contact us  | /contact-us                        | same |
      And the button "Products" is collapsed
      When they follow "Sangam home"
      Then they are on the home page

      Examples:
        | screen              |
        | the contact page    |
        | the conference page |
