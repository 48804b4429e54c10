Feature: Product range

  @1.13
  Rule: Each product has its route slug and its group: Data Connect, Lending, Wealth Management or Transaction Categorization

    Scenario Outline: <product> stands in <group>
      Given a visitor opens the address "/product/<slug>"
      Then its title is "<product> | Sangam"
      And the hero says "<group>"

      Examples:
        | product     | slug        | group                      |
        | Finsense    | finsense    | Data Connect               |
        | ConnectHub  | connecthub  | Data Connect               |
        | RiskGauge   | lendscape   | Lending                    |
        | Wealthscape | wealthscape | Wealth Management          |
        | Prism       | prism       | Transaction Categorization |

  @1.14
  Rule: Each product carries the labels of the product table, such as LLM trained, Spend analysis and Context-Aware Decoding for Prism

    Scenario: Finsense
      Given a visitor on the Finsense page
      Then the section "From a consent request to data you can use" lists:
        | AA agnostic          |
        | Real time dashboards |
        | Automated workflows  |

    Scenario: ConnectHub
      Given a visitor on the ConnectHub page
      Then the section "A gateway you can account for" lists:
        | Scalable infrastructure |
        | Billing metrics         |
        | Real time alerts        |

    Scenario: RiskGauge
      Given a visitor on the RiskGauge page
      Then the section "One reading of the statement, from application to recovery" lists:
        | Automated BSA reports        |
        | Collection monitoring        |
        | Spending behavioral insights |
        | Early warning signs          |

    Scenario: Wealthscape
      Given a visitor on the Wealthscape page
      Then the section "From holdings to a next step" lists:
        | Comprehensive financial insights |
        | Behaviour insights               |
        | Customer engagement              |
        | Cross-sell and Up-sell           |

    Scenario: Prism
      Given a visitor on the Prism page
      Then the section "Behavioural insights from each narration" lists:
        | LLM trained            |
        | Spend analysis         |
        | Context-Aware Decoding |

    Scenario: The cards on the page of Finsense
      Given a visitor on the Finsense page
      Then the cards carry the labels:
        | product     | labels                                                                                            |
        | ConnectHub  | Scalable infrastructure; Billing metrics; Real time alerts                                        |
        | RiskGauge   | Automated BSA reports; Collection monitoring; Spending behavioral insights; Early warning signs   |
        | Wealthscape | Comprehensive financial insights; Behaviour insights; Customer engagement; Cross-sell and Up-sell |
        | Prism       | LLM trained; Spend analysis; Context-Aware Decoding                                               |

    Scenario: The card of Finsense
      Given a visitor on the home page
      Then the cards carry the labels:
        | product  | labels                                                 |
        | Finsense | AA agnostic; Real time dashboards; Automated workflows |
