Feature: RiskGauge

  @1.19
  Rule: RiskGauge, also called LendScape, is a lending management system and bank statement analyser for underwriting

    Scenario: The RiskGauge page says what RiskGauge is and that it is also called LendScape
      Given a visitor on the RiskGauge page
      Then the hero says "A lending management system and bank statement analyser for underwriting. RiskGauge is also called LendScape."

  @1.20
  Rule: RiskGauge features income, obligation, fraud and UPI categorisation from AA and PDF upload sources

    Scenario: The RiskGauge page names its categorisation and its AA and PDF sources
      Given a visitor on the RiskGauge page
      Then the section "One analysis, from application to recovery" says "Income, obligation, fraud and UPI categorisation"
      And the section "One analysis, from application to recovery" says "AA and PDF upload sources"

  @1.21
  Rule: RiskGauge features Sentinel early-warning, risk signals and collection monitoring of non-performing accounts

    Scenario: The RiskGauge page names early-warning, risk signals and collection monitoring
      Given a visitor on the RiskGauge page
      Then the headings of the section "One analysis, from application to recovery" are:
        | Income, obligation, fraud and UPI categorisation |
        | AA and PDF upload sources                        |
        | Sentinel early-warning                           |
        | Risk signals                                     |
        | Collection monitoring of non-performing accounts |
