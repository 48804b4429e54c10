Feature: Product showcase

  @2.29
  Rule: The showcase has four filter tabs, the first selected by default: Data connect, Lending, Wealth management, Transaction categorization

    Scenario: The showcase has four tabs and shows the cards of Data connect first
      Given a visitor on the home page
      Then the tabs of the content are:
        | tab                        | selected |
        | Data connect               | yes      |
        | Lending                    | no       |
        | Wealth management          | no       |
        | Transaction categorization | no       |
      And the panels of the content are:
        | panel        | cards                |
        | Data connect | Finsense; ConnectHub |

  @2.30
  Rule: Choosing a tab shows the product cards of that group, and each card links to its product page

    Scenario: Choosing Data connect after another tab shows its two cards again
      Given a visitor on the home page
      When they press the tab "Lending"
      And they press the tab "Data connect"
      Then the panels of the content are:
        | panel        | cards                |
        | Data connect | Finsense; ConnectHub |
      And the card "Finsense" leads to "/product/finsense"
      And the card "ConnectHub" leads to "/product/connecthub"

    Scenario Outline: Choosing <tab> shows the card of <product> with its labels
      Given a visitor on the home page
      When they press the tab "<tab>"
      Then the panels of the content are:
        | panel | cards     |
        | <tab> | <product> |
      And the card "<product>" leads to "<address>"
      And the cards of the content are:
        | card      | labels   |
        | <product> | <labels> |

      Examples:
        | tab                        | product     | address              | labels                                                                                            |
        | Lending                    | RiskGauge   | /product/lendscape   | Automated BSA reports; Collection monitoring; Spending behavioral insights; Early warning signs   |
        | Wealth management          | Wealthscape | /product/wealthscape | Comprehensive financial insights; Behaviour insights; Customer engagement; Cross-sell and Up-sell |
        | Transaction categorization | Prism       | /product/prism       | LLM trained; Spend analysis; Context-Aware Decoding                                               |

    Scenario: The card of RiskGauge leads to the RiskGauge page
      Given a visitor on the home page
      When they press the tab "Lending"
      And they follow "View RiskGauge"
      Then they are on the RiskGauge page
      And the page is headed "RiskGauge shows a borrower’s risk before and after the loan"

    Scenario Outline: The <key> key on <tab> selects <next>
      Given a visitor on the home page
      When they press the tab "<tab>"
      And they press the <key> key
      Then the focus is on "<next>"
      And the tab "<next>" is selected
      And the tab "<next>" is in view
      When they press the Tab key
      Then the focus is on "<link>"

      Examples:
        | tab                        | key        | next                       | link           |
        | Data connect               | ArrowRight | Lending                    | View RiskGauge |
        | Transaction categorization | ArrowRight | Data connect               | View Finsense  |
        | Lending                    | ArrowLeft  | Data connect               | View Finsense  |
        | Data connect               | ArrowLeft  | Transaction categorization | View Prism     |
        | Wealth management          | Home       | Data connect               | View Finsense  |
        | Lending                    | End        | Transaction categorization | View Prism     |
