Feature: Navigation

  @3.1
  Rule: All content is static: only the annual returns are fetched from a server

    Scenario Outline: No outside service is called on <screen>
      Given a visitor on <screen>
      When they scroll to 200 px
      Then the page has sent nothing

      Examples:
        | screen                   |
        | the home page            |
        | the privacy policy       |
        | the terms and conditions |

    Scenario: The annual returns page calls the token service and the data service
      Given a visitor on the annual returns
      Then the calls were, in order:
        | token service |
        | data service  |

  @3.2
  Rule: A navigation item has a name and a dropdown of groups

    @desktop
    Scenario: The Products menu has four product groups on a desktop
      Given a visitor on the contact page
      Then the button "Products" is collapsed
      When they press "Products"
      Then the groups of the Products menu are:
        | Data Connect               |
        | Lending                    |
        | Wealth Management          |
        | Transaction Categorization |

    @phone
    Scenario: The menu panel has four product groups on a phone
      Given a visitor on the company page
      When they press "Open menu"
      Then the button "Products" is enabled
      When they press "Products"
      Then the groups of the menu panel are:
        | Data Connect               |
        | Lending                    |
        | Wealth Management          |
        | Transaction Categorization |

  @3.3
  Rule: A group has a heading, a para and a list of details or one direct link; the four groups of this site list their products

    @desktop
    Scenario Outline: The Products menu shows the text of <heading> and as many links as it has products
      Given a visitor on the contact page
      When they point at "Products"
      And they point at "<heading>"
      Then they see "<para>" in the Products menu
      And the Products menu has <count> links

      Examples:
        | heading                    | count | para                                                                                         |
        | Data Connect               | 2     | Connect to the Account Aggregator network, as a user or a provider of financial information. |
        | Lending                    | 1     | Assess a borrower before the loan and watch for warning signs after it.                      |
        | Wealth Management          | 1     | See what a customer holds and advise on the whole of it.                                     |
        | Transaction Categorization | 1     | Turn the text of a bank statement into categories and behaviour.                             |

    @phone
    Scenario Outline: The menu panel shows the text of <heading> and as many links as it has products
      Given a visitor on the company page
      When they press "Open menu"
      And they press "Products"
      And they press "<heading>"
      Then they see "<para>"
      And the menu panel has <count> links

      Examples:
        | heading                    | count | para                                                                                         |
        | Data Connect               | 2     | Connect to the Account Aggregator network, as a user or a provider of financial information. |
        | Lending                    | 1     | Assess a borrower before the loan and watch for warning signs after it.                      |
        | Wealth Management          | 1     | See what a customer holds and advise on the whole of it.                                     |
        | Transaction Categorization | 1     | Turn the text of a bank statement into categories and behaviour.                             |

  @3.4
  Rule: A detail has a subHeading, a subPara and a cta

    @desktop
    Scenario: The Products menu shows Prism with its description and address
      Given a visitor on the contact page
      When they point at "Products"
      And they point at "Transaction Categorization"
      Then the links of the Products menu are:
        | name                                              | address        | tab  |
        | Prism An LLM that decodes Indian bank narrations. | /product/prism | same |

    @phone
    Scenario: The menu panel shows Prism with its description and address
      Given a visitor on the company page
      When they press "Open menu"
      And they press "Products"
      And they press "Transaction Categorization"
      Then the links of the menu panel are:
        | name                                              | address        | tab  |
        | Prism An LLM that decodes Indian bank narrations. | /product/prism | same |

  @3.5
  Rule: A product card has a heading, a para, labels and a cta to the product page

    Scenario: The four cards on the Finsense page have a heading, a text, labels and a link
      Given a visitor on the Finsense page
      Then the card "ConnectHub" reads:
        | ConnectHub                                                                                                         |
        | A gateway for information providers (FIP) to the AA network. It answers consented requests from your core systems. |
        | Scalable infrastructure                                                                                            |
        | Billing metrics                                                                                                    |
        | Real time alerts                                                                                                   |
        | View ConnectHub                                                                                                    |
      And the card "RiskGauge" reads:
        | RiskGauge                                                                                        |
        | A lending management system and bank statement analyser for underwriting, also called LendScape. |
        | Automated BSA reports                                                                            |
        | Collection monitoring                                                                            |
        | Spending behavioral insights                                                                     |
        | Early warning signs                                                                              |
        | View RiskGauge                                                                                   |
      And the card "Wealthscape" reads:
        | Wealthscape                                                                                     |
        | Analytics on deposits, mutual funds and equities, for advice that takes in the whole portfolio. |
        | Comprehensive financial insights                                                                |
        | Behaviour insights                                                                              |
        | Customer engagement                                                                             |
        | Cross-sell and Up-sell                                                                          |
        | View Wealthscape                                                                                |
      And the card "Prism" reads:
        | Prism                                                                                                      |
        | A large language model (LLM) that decodes Indian bank narrations into categories and behavioural insights. |
        | LLM trained                                                                                                |
        | Spend analysis                                                                                             |
        | Context-Aware Decoding                                                                                     |
        | View Prism                                                                                                 |
      And the card "Prism" leads to "/product/prism"

    Scenario: The card of Finsense on the Prism page has a heading, a text, labels and a link
      Given a visitor on the Prism page
      Then the card "Finsense" reads:
        | Finsense                                                                                                                  |
        | A platform for information users (FIU) to integrate with multiple aggregators and fetch data with the customer’s consent. |
        | AA agnostic                                                                                                               |
        | Real time dashboards                                                                                                      |
        | Automated workflows                                                                                                       |
        | View Finsense                                                                                                             |
      And the card "Finsense" leads to "/product/finsense"
