Feature: Wealthscape

  @1.22
  Rule: Wealthscape is analytics on deposits, mutual funds and equities

    Scenario: The Wealthscape page speaks of analytics on deposits, mutual funds and equities
      Given a visitor on the Wealthscape page
      Then the hero says "Analytics on deposits, mutual funds and equities"

  @1.23
  Rule: Wealthscape features AA and a mutual-fund registry integration, enrichment, AI/ML insights, engagement nudges and a cross-sell engine

    Scenario: The Wealthscape page names its five features
      Given a visitor on the Wealthscape page
      Then the headings of the section "From holdings to advice" are:
        | AA and mutual-fund registry integration |
        | Enrichment                              |
        | AI/ML insights                          |
        | Engagement nudges                       |
        | Cross-sell engine                       |
