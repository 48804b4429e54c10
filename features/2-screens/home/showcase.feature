Feature: Product showcase

  @2.29
  Rule: The showcase has four filter tabs, the first selected by default: Data connect, Lending, Wealth management, Transaction categorization

    Scenario: The showcase has four tabs and shows the cards of Data connect first
      Given a visitor on the home page
      Then the tabs of the showcase are:
        | tab                        | selected |
        | Data connect               | yes      |
        | Lending                    | no       |
        | Wealth management          | no       |
        | Transaction categorization | no       |
      And the one panel shown is that of "Data connect" with the cards:
        | Finsense   |
        | ConnectHub |

  @2.30
  Rule: Choosing a tab shows the product cards of that group, and each card links to its product page

    Scenario: Choosing Data connect after another tab shows its two cards again
      Given a visitor on the home page
      When they choose the tab "Lending"
      And they choose the tab "Data connect"
      Then the one panel shown is that of "Data connect" with the cards:
        | Finsense   |
        | ConnectHub |
      And the card of "Finsense" leads to "/product/finsense"
      And the card of "ConnectHub" leads to "/product/connecthub"

    Scenario Outline: Choosing <tab> shows the card of <product> with its labels
      Given a visitor on the home page
      When they choose the tab "<tab>"
      Then the one panel shown is that of "<tab>" with the cards:
        | <product> |
      And the card of "<product>" leads to "<address>"
      And the cards carry the labels:
        | product   | labels   |
        | <product> | <labels> |

      Examples:
        | tab                        | product     | address              | labels                                                                                            |
        | Lending                    | RiskGauge   | /product/lendscape   | Automated BSA reports; Collection monitoring; Spending behavioral insights; Early warning signs   |
        | Wealth management          | Wealthscape | /product/wealthscape | Comprehensive financial insights; Behaviour insights; Customer engagement; Cross-sell and Up-sell |
        | Transaction categorization | Prism       | /product/prism       | LLM trained; Spend analysis; Context-Aware Decoding                                               |

    Scenario: The card of RiskGauge leads to the RiskGauge page
      Given a visitor on the home page
      When they choose the tab "Lending"
      And they follow "View RiskGauge"
      Then they are on the RiskGauge page
      And the page is headed "RiskGauge shows a borrower’s risk before and after the loan"

    Scenario Outline: The <key> key on <tab> selects <next>
      Given a visitor on the home page
      When they choose the tab "<tab>"
      And they press the <key> key
      Then the focus is on "<next>"
      And the selected tab has index <index>
      When they press the Tab key
      Then the focus is on "<link>"

      Examples:
        | tab                        | key        | next                       | index | link           |
        | Data connect               | ArrowRight | Lending                    | 1     | View RiskGauge |
        | Transaction categorization | ArrowRight | Data connect               | 0     | View Finsense  |
        | Lending                    | ArrowLeft  | Data connect               | 0     | View Finsense  |
        | Data connect               | ArrowLeft  | Transaction categorization | 3     | View Prism     |
        | Wealth management          | Home       | Data connect               | 0     | View Finsense  |
        | Lending                    | End        | Transaction categorization | 3     | View Prism     |
