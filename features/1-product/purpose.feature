Feature: What the site is for

  @1.1
  Rule: The site presents the provider and its five products: Finsense, ConnectHub, RiskGauge, Wealthscape and Prism

    Scenario: The provider
      Given a visitor on the home page
      Then the hero says "Sangam connects banks, lenders, brokers and fintechs to the Account Aggregator network"
      And they see the heading "Why Sangam"

    Scenario: The five products, wherever the visitor is
      Given a visitor on the terms and conditions
      Then the footer's list "Products" is:
        | name        | address              | tab  |
        | Finsense    | /product/finsense    | same |
        | ConnectHub  | /product/connecthub  | same |
        | RiskGauge   | /product/lendscape   | same |
        | Wealthscape | /product/wealthscape | same |
        | Prism       | /product/prism       | same |

    Scenario Outline: <product> in the showcase
      Given a visitor on the home page
      When they choose the tab "<tab>"
      Then the card of "<product>" leads to "<address>"

      Examples:
        | tab                        | product     | address              |
        | Data connect               | Finsense    | /product/finsense    |
        | Data connect               | ConnectHub  | /product/connecthub  |
        | Lending                    | RiskGauge   | /product/lendscape   |
        | Wealth management          | Wealthscape | /product/wealthscape |
        | Transaction categorization | Prism       | /product/prism       |

  @1.3
  Rule: Visitors open the external developer documentation in a new tab and download annual return forms

    Scenario: The developer documentation
      Given the developer documentation is reachable
      And a visitor on the home page
      When they follow "Developers" in the header
      Then a new tab shows "https://developers.sangam.example/"
      And they are on the home page

    Scenario: An annual return form
      Given a visitor on the annual returns
      Then they can download "Annual Return 2024.pdf"

  @1.4
  Rule: Visitors send an enquiry through a contact form and then get an acknowledgement e-mail

    Scenario: An enquiry from a product page
      Given a visitor on the Prism page
      And they have filled in the form
      When they press "Send"
      Then the form has given way to the success box
      And call 1 to the e-mail service carried:
        | to.0.email | enquiries@sangam.example    |
        | subject    | New form entry from website |
      And call 2 to the e-mail service carried:
        | to.0.email | asha@lender.example        |
        | subject    | Thank You for Reaching Out |
      And the console says "Email sent to the company"
      And the console says "Thank-you email sent"
