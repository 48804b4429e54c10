@desktop
Feature: Products menu on a desktop

  @2.9
  Rule: The Products dropdown opens on hover

    Scenario: Pointing at Products opens the Products menu, and a click after that leaves it open
      Given a visitor on the contact page
      When they point at "Products"
      Then the button "Products" is expanded
      And the Products menu is open
      When they press "Products"
      Then the Products menu is open

  @2.11
  Rule: The dropdown has four groups: Data Connect, Lending, Wealth Management and Transaction Categorization

    Scenario: The Products menu has its four groups in order
      Given a visitor on the contact page
      When they point at "Products"
      Then the groups of the Products menu are:
        | Data Connect               |
        | Lending                    |
        | Wealth Management          |
        | Transaction Categorization |

  @2.12
  Rule: Hovering a group shows its products, each with a short description, linking to the product page

    Scenario: Pointing at a group shows its products alone, with descriptions and addresses
      Given a visitor on the contact page
      When they point at "Products"
      And they point at "Lending"
      Then the links of the Products menu are:
        | name                                                                       | address            | tab  |
        | RiskGauge Lending management and bank statement analysis for underwriting. | /product/lendscape | same |
      When they point at "Wealth Management"
      Then the links of the Products menu are:
        | name                                                          | address              | tab  |
        | Wealthscape Analytics on deposits, mutual funds and equities. | /product/wealthscape | same |
      When they point at "Transaction Categorization"
      Then the links of the Products menu are:
        | name                                              | address        | tab  |
        | Prism An LLM that decodes Indian bank narrations. | /product/prism | same |
      When they point at "Data Connect"
      Then the links of the Products menu are:
        | name                                                                       | address             | tab  |
        | Finsense For information users: one integration with multiple aggregators. | /product/finsense   | same |
        | ConnectHub For information providers: a gateway to the AA network.         | /product/connecthub | same |
