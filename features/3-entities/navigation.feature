Feature: Navigation

  @3.1
  Rule: All content is static: only the annual returns are fetched from a server

    Scenario: No outside service is called on the home page and on a legal page
      Given a visitor on the home page
      When they scroll to 200 px
      Then the page has sent nothing
      When they follow "Privacy Policy" in the footer to the page "Privacy Policy"
      Then the page has sent nothing

  @3.2
  Rule: A navigation item has a name and a dropdown of groups

    @phone
    Scenario: The navigation item Products has four product groups on a phone
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

    @phone
    Scenario: The menu panel shows the text of each group and its products
      Given a visitor on the company page
      When they press "Open menu"
      And they press "Products"
      And they press "Data Connect"
      Then they see "Connect to the Account Aggregator network as a user or provider of financial information."
      And they see "ConnectHub" in the menu panel
      When they press "Lending"
      Then they see "Assess a borrower before the loan and watch for warning signs after it."
      And they see "RiskGauge" in the menu panel
      When they press "Wealth Management"
      Then they see "See what a customer holds across institutions, and advise on the whole portfolio."
      And they see "Wealthscape" in the menu panel
      When they press "Transaction Categorization"
      Then they see "Turn bank narrations into categories and behavioural insights."
      And they see "Prism" in the menu panel

  @3.4
  Rule: A detail has a subHeading, a subPara and a cta

    @phone
    Scenario: The menu panel shows Prism with its description and address
      Given a visitor on the company page
      When they press "Open menu"
      And they press "Products"
      And they press "Transaction Categorization"
      Then the link "Prism An LLM that decodes Indian bank narrations." in the menu panel leads to "/product/prism"

  @3.5
  Rule: A product card has a heading, a para, labels and a cta to the product page

    Scenario: The cards of Finsense and RiskGauge have a heading, a text, labels and a link
      Given a visitor on the home page
      Then the card "Finsense" reads:
        | Finsense                                                                                                                   |
        | A platform for information users (FIUs) to integrate with multiple aggregators and fetch data with the customer’s consent. |
        | AA agnostic                                                                                                                |
        | Real time dashboards                                                                                                       |
        | Automated workflows                                                                                                        |
        | View Finsense                                                                                                              |
      And the card "Finsense" leads to "/product/finsense"
      When they press the tab "Lending"
      Then the card "RiskGauge" reads:
        | RiskGauge                                                                                        |
        | A lending management system and bank statement analyser for underwriting, also called LendScape. |
        | Automated BSA reports                                                                            |
        | Collection monitoring                                                                            |
        | Spending behavioral insights                                                                     |
        | Early warning signs                                                                              |
        | View RiskGauge                                                                                   |
