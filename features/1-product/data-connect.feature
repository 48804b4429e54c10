Feature: Finsense and ConnectHub

  @1.15
  Rule: Finsense is a platform for information users (FIU) to integrate with multiple aggregators

    Scenario: The Finsense page calls Finsense a platform for information users
      Given a visitor on the Finsense page
      Then the hero says "A platform for information users (FIUs) to integrate with multiple aggregators."

  @1.16
  Rule: Finsense features multi-AA routing, multi-consent flows, data enrichment, automated fetch, real-time dashboards and multi-channel setup

    Scenario: The Finsense page names its six features
      Given a visitor on the Finsense page
      Then the headings of the section "From a consent request to data you can use" are:
        | Multi-AA routing     |
        | Multi-consent flows  |
        | Data enrichment      |
        | Automated fetch      |
        | Real-time dashboards |
        | Multi-channel setup  |

  @1.17
  Rule: ConnectHub is a gateway for information providers to the AA network

    Scenario: The ConnectHub page calls ConnectHub a gateway for information providers
      Given a visitor on the ConnectHub page
      Then the hero says "A gateway to the Account Aggregator network for information providers (FIPs)."

  @1.18
  Rule: ConnectHub features core-banking connectors, fair-use consent rules, a consent/account dashboard, FIP summary and usage reports

    Scenario: The ConnectHub page names its four features
      Given a visitor on the ConnectHub page
      Then the headings of the section "From your core systems to the AA network" are:
        | Core-banking connectors       |
        | Fair-use consent rules        |
        | Consent/account dashboard     |
        | FIP summary and usage reports |
