Feature: Product range

  @1.1
  Rule: The site presents the Pune-based provider, whom it serves and its five products: Finsense, ConnectHub, RiskGauge, Wealthscape and Prism

    Scenario: The home page says what the provider does, whom it serves and its address
      Given a visitor on the home page
      Then the hero says "Sangam connects banks, lenders, brokers and fintechs to the Account Aggregator network"
      And they see the heading "Why Sangam"
      And the footer says "Pune 411 000, Maharashtra, India"

    Scenario: Each tab of the home page's showcase has the cards of its group and no other, which lead to their pages
      Given a visitor on the home page
      Then the panels of the content are:
        | panel        | cards                |
        | Data connect | Finsense; ConnectHub |
      And the card "Finsense" leads to "/product/finsense"
      And the card "ConnectHub" leads to "/product/connecthub"
      When they press the tab "Lending"
      Then the panels of the content are:
        | panel   | cards     |
        | Lending | RiskGauge |
      And the card "RiskGauge" leads to "/product/lendscape"
      When they press the tab "Wealth management"
      Then the panels of the content are:
        | panel             | cards       |
        | Wealth management | Wealthscape |
      And the card "Wealthscape" leads to "/product/wealthscape"
      When they press the tab "Transaction categorization"
      Then the panels of the content are:
        | panel                      | cards |
        | Transaction categorization | Prism |
      And the card "Prism" leads to "/product/prism"

    Scenario: The Finsense page lists whom the product is for
      Given a visitor on the Finsense page
      Then the items of the section "Who it is for" are:
        | Banks and NBFCs that check income and obligations before lending            |
        | Stockbrokers, AMCs and RIAs that need holdings or watch for insider trading |
        | Wealth managers whose clients hold accounts with several institutions       |
        | Fintechs and developers that build journeys for information users           |

  @1.13
  Rule: Each product has its route slug and its group: Data Connect, Lending, Wealth Management or Transaction Categorization

    # Products of one group do not follow each other: the group of the page that is left would do for the next.
    Scenario: Each product has its address and names its group
      Given a visitor on "/product/finsense"
      Then the hero says "Data Connect"
      When they follow "View RiskGauge"
      Then they are on "/product/lendscape"
      And the hero says "Lending"
      When they follow "View ConnectHub"
      Then they are on "/product/connecthub"
      And the hero says "Data Connect"
      When they follow "View Wealthscape"
      Then they are on "/product/wealthscape"
      And the hero says "Wealth Management"
      When they follow "View Prism"
      Then they are on "/product/prism"
      And the hero says "Transaction Categorization"

    @phone
    Scenario: Each group of the Products menu lists its products and no other, each with its sentence and address
      Given a visitor on the company page
      When they press "Open menu"
      And they press "Products"
      And they press "Data Connect"
      Then the links of the sub-panel of products are:
        | name                                                                       | address             | tab  |
        | Finsense For information users: one integration with multiple aggregators. | /product/finsense   | same |
        | ConnectHub For information providers: a gateway to the AA network.         | /product/connecthub | same |
      When they press "Lending"
      Then the links of the sub-panel of products are:
        | name                                                                       | address            | tab  |
        | RiskGauge Lending management and bank statement analysis for underwriting. | /product/lendscape | same |
      When they press "Wealth Management"
      Then the links of the sub-panel of products are:
        | name                                                          | address              | tab  |
        | Wealthscape Analytics on deposits, mutual funds and equities. | /product/wealthscape | same |
      When they press "Transaction Categorization"
      Then the links of the sub-panel of products are:
        | name                                              | address        | tab  |
        | Prism An LLM that decodes Indian bank narrations. | /product/prism | same |

  @1.14
  Rule: Each product carries the labels of the product table, such as LLM trained, Spend analysis and Context-Aware Decoding for Prism

    Scenario: The pages of Finsense and Prism list their labels, and the cards those of the other products
      Given a visitor on the Finsense page
      Then the items of the section "From a consent request to data you can use" are:
        | AA agnostic          |
        | Real time dashboards |
        | Automated workflows  |
      And the cards of the content are:
        | card        | labels                                                                                            |
        | ConnectHub  | Scalable infrastructure; Billing metrics; Real time alerts                                        |
        | RiskGauge   | Automated BSA reports; Collection monitoring; Spending behavioral insights; Early warning signs   |
        | Wealthscape | Comprehensive financial insights; Behaviour insights; Customer engagement; Cross-sell and Up-sell |
        | Prism       | LLM trained; Spend analysis; Context-Aware Decoding                                               |
      When they follow "View Prism"
      Then the items of the section "Behavioural insights from each narration" are:
        | LLM trained            |
        | Spend analysis         |
        | Context-Aware Decoding |
