Feature: Windows of any size

  @10.16
  @desktop
  Rule: A screen says the same in a window of any size

    Scenario Outline: At each width the content of <screen> says what it says on a phone
      Given the clock stands still
      And a visitor on <screen>
      Then the content says at least what it says on a phone, in windows of:
        | width | height |
        | 320   | 640    |
        | 480   | 800    |
        | 600   | 800    |
        | 740   | 360    |
        | 768   | 1024   |
        | 900   | 700    |
        | 959   | 700    |
        | 960   | 500    |
        | 1024  | 768    |
        | 1280  | 720    |
        | 1920  | 1080   |

      Examples:
        | screen                |
        | the home page         |
        | the company page      |
        | the contact page      |
        | the RiskGauge page    |
        | the privacy policy    |
        | the conference page   |
        | the conference banner |

    Scenario: At each width the annual returns are listed as on a phone
      Given a visitor for whom the annual returns have loaded
      Then the content says at least what it says on a phone, in windows of:
        | width | height |
        | 320   | 640    |
        | 740   | 360    |
        | 768   | 1024   |
        | 1280  | 720    |

    Scenario: The Products menu's groups can be read in a low window
      Given a visitor on the contact page
      When they make the window 960 px wide and 300 px high
      And they point at "Products"
      Then the Products menu says "Data Connect"
      And the Products menu says "Lending"
      And the Products menu says "Wealth Management"
      And the Products menu says "Transaction Categorization"
      And the Products menu says "ConnectHub"
