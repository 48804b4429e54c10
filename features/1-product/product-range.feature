Feature: Product range

  @1.13
  Rule: Each product has its route slug and its group: Data Connect, Lending, Wealth Management or Transaction Categorization

    Scenario Outline: The page /product/<slug> is titled <product> and names the group <group>
      Given a visitor on "/product/<slug>"
      Then its title is "<product> | Sangam"
      And the hero says "<group>"

      Examples:
        | product     | slug        | group                      |
        | Finsense    | finsense    | Data Connect               |
        | ConnectHub  | connecthub  | Data Connect               |
        | RiskGauge   | lendscape   | Lending                    |
        | Wealthscape | wealthscape | Wealth Management          |
        | Prism       | prism       | Transaction Categorization |

    Scenario Outline: The home page shows <products> under "<tab>" and no other product
      Given a visitor on the home page
      When they press the tab "<tab>"
      Then the panels of the content are:
        | panel | cards      |
        | <tab> | <products> |

      Examples:
        | tab                        | products             |
        | Data connect               | Finsense; ConnectHub |
        | Lending                    | RiskGauge            |
        | Wealth management          | Wealthscape          |
        | Transaction categorization | Prism                |

  @1.14
  Rule: Each product carries the labels of the product table, such as LLM trained, Spend analysis and Context-Aware Decoding for Prism

    Scenario: The Finsense page lists the three labels of Finsense
      Given a visitor on the Finsense page
      Then the items of the section "From a consent request to data you can use" are:
        | AA agnostic          |
        | Real time dashboards |
        | Automated workflows  |

    Scenario: The ConnectHub page lists the three labels of ConnectHub
      Given a visitor on the ConnectHub page
      Then the items of the section "A gateway you can account for" are:
        | Scalable infrastructure |
        | Billing metrics         |
        | Real time alerts        |

    Scenario: The RiskGauge page lists the four labels of RiskGauge
      Given a visitor on the RiskGauge page
      Then the items of the section "One reading of the statement, from application to recovery" are:
        | Automated BSA reports        |
        | Collection monitoring        |
        | Spending behavioral insights |
        | Early warning signs          |

    Scenario: The Wealthscape page lists the four labels of Wealthscape
      Given a visitor on the Wealthscape page
      Then the items of the section "From holdings to a next step" are:
        | Comprehensive financial insights |
        | Behaviour insights               |
        | Customer engagement              |
        | Cross-sell and Up-sell           |

    Scenario: The Prism page lists the three labels of Prism
      Given a visitor on the Prism page
      Then the items of the section "Behavioural insights from each narration" are:
        | LLM trained            |
        | Spend analysis         |
        | Context-Aware Decoding |

    Scenario: The cards on the Finsense page carry the labels of the other four products
      Given a visitor on the Finsense page
      Then the cards of the content are:
        | card        | labels                                                                                            |
        | ConnectHub  | Scalable infrastructure; Billing metrics; Real time alerts                                        |
        | RiskGauge   | Automated BSA reports; Collection monitoring; Spending behavioral insights; Early warning signs   |
        | Wealthscape | Comprehensive financial insights; Behaviour insights; Customer engagement; Cross-sell and Up-sell |
        | Prism       | LLM trained; Spend analysis; Context-Aware Decoding                                               |

    Scenario: The cards of Finsense and ConnectHub on the home page carry three labels each
      Given a visitor on the home page
      Then the cards of the content are:
        | card       | labels                                                     |
        | Finsense   | AA agnostic; Real time dashboards; Automated workflows     |
        | ConnectHub | Scalable infrastructure; Billing metrics; Real time alerts |
