Feature: Windows of any size

  @10.16
  @desktop
  Rule: A screen says the same in a window of any size

    Scenario Outline: The content says at each width at least what it says on a phone, for <visitor>
      Given the clock stands still
      And <visitor>
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
        | visitor                                           |
        | a visitor on the home page                        |
        | a visitor on the company page                     |
        | a visitor on the contact page                     |
        | a visitor on the RiskGauge page                   |
        | a visitor on the privacy policy                   |
        | a visitor on the conference page                  |
        | a visitor on the conference banner                |
        | a visitor for whom the annual returns have loaded |

    Scenario: The Products menu's groups can be read in a low window
      Given a visitor on the contact page
      When they make the window 960 px wide and 300 px high
      And they point at "Products"
      Then the Products menu says "Data Connect"
      And the Products menu says "Transaction Categorization"
      And the Products menu says "ConnectHub"
