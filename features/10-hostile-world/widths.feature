Feature: Windows of any size

  @10.16
  @desktop
  Rule: A screen says the same in a window of any size

    Scenario Outline: At each width the content of <screen> says what it says on a phone
      Given a visitor on <screen>
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
        | screen              |
        | the home page       |
        | the company page    |
        | the contact page    |
        | the RiskGauge page  |
        | the privacy policy  |
        | the conference page |

    Scenario: At each width nine annual returns are listed and the conference banner says what it says on a phone
      Given the annual returns are stored as:
        | wix:document://v1/ugd/a1.pdf/Return%202015.pdf |
        | wix:document://v1/ugd/a2.pdf/Return%202016.pdf |
        | wix:document://v1/ugd/a3.pdf/Return%202017.pdf |
        | wix:document://v1/ugd/a4.pdf/Return%202018.pdf |
        | wix:document://v1/ugd/a5.pdf/Return%202019.pdf |
        | wix:document://v1/ugd/a6.pdf/Return%202020.pdf |
        | wix:document://v1/ugd/a7.pdf/Return%202021.pdf |
        | wix:document://v1/ugd/a8.pdf/Return%202022.pdf |
        | wix:document://v1/ugd/a9.pdf/Return%202023.pdf |
      And a visitor for whom the annual returns have loaded
      Then the content says at least what it says on a phone, in windows of:
        | width | height |
        | 320   | 640    |
        | 740   | 360    |
        | 768   | 1024   |
        | 1280  | 720    |
      Given a visitor on the conference banner
      Then the content says at least what it says on a phone, in windows of:
        | width | height |
        | 320   | 640    |
        | 740   | 360    |
        | 768   | 1024   |
        | 1280  | 720    |

    Scenario: The Products menu's groups can be read in low and in wide windows
      Given a visitor on the contact page
      When they make the window 960 px wide and 300 px high
      And they point at "Products"
      Then the Products menu says "Data Connect"
      And the Products menu says "Lending"
      And the Products menu says "Wealth Management"
      And the Products menu says "Transaction Categorization"
      And the Products menu says "ConnectHub"
      When they make the window 1920 px wide and 1080 px high
      Then the Products menu says "Transaction Categorization"
      And the Products menu says "ConnectHub"
