Feature: Product range

  @1.13
  Rule: Each product has its route slug and its group: Data Connect, Lending, Wealth Management or Transaction Categorization

    # The two products of one group do not follow each other: the group of the page that is left would do for the next.
    Scenario: Each of the five products has its address and names its group
      Given a visitor on "/product/finsense"
      Then the hero says "Data Connect"
      When they follow "RiskGauge" in the footer
      Then they are on "/product/lendscape"
      And the hero says "Lending"
      When they follow "ConnectHub" in the footer
      Then they are on "/product/connecthub"
      And the hero says "Data Connect"
      When they follow "Wealthscape" in the footer
      Then they are on "/product/wealthscape"
      And the hero says "Wealth Management"
      When they follow "Prism" in the footer
      Then they are on "/product/prism"
      And the hero says "Transaction Categorization"

    Scenario: Each tab of the home page's showcase shows the products of its group and no other
      Given a visitor on the home page
      Then the panels of the content are:
        | panel        | cards                |
        | Data connect | Finsense; ConnectHub |
      When they press the tab "Lending"
      Then the panels of the content are:
        | panel   | cards     |
        | Lending | RiskGauge |
      When they press the tab "Wealth management"
      Then the panels of the content are:
        | panel             | cards       |
        | Wealth management | Wealthscape |
      When they press the tab "Transaction categorization"
      Then the panels of the content are:
        | panel                      | cards |
        | Transaction categorization | Prism |

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
