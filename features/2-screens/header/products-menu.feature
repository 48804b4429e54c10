@desktop
Feature: Products menu on a desktop

  @2.9
  Rule: The Products dropdown opens on hover

    Scenario: Pointing at Products opens the Products menu
      Given a visitor on the contact page
      When they point at "Products"
      Then the button "Products" is expanded
      And the Products menu is open

    Scenario: A click on Products after pointing at it leaves the Products menu open
      Given a visitor on the contact page
      When they point at "Products"
      And they press "Products"
      Then the button "Products" is expanded
      And the Products menu is open

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

    Scenario: Pointing at Data Connect shows its two products with their descriptions
      Given a visitor on the contact page
      When they point at "Products"
      And they point at "Data Connect"
      Then the links of the Products menu are:
        | name                                                                       | address             | tab  |
        | Finsense For information users: one integration with multiple aggregators. | /product/finsense   | same |
        | ConnectHub For information providers: a gateway to the AA network.         | /product/connecthub | same |

    Scenario Outline: Pointing at <group> shows <product>, and pointing at Data Connect hides it
      Given a visitor on the contact page
      When they point at "Products"
      And they point at "<group>"
      Then the links of the Products menu are:
        | name                    | address   | tab  |
        | <product> <description> | <address> | same |
      When they point at "Data Connect"
      Then they see "Finsense" in the Products menu
      And they do not see "<product>" in the Products menu

      Examples:
        | group                      | product     | address              | description                                                      |
        | Lending                    | RiskGauge   | /product/lendscape   | Lending management and bank statement analysis for underwriting. |
        | Wealth Management          | Wealthscape | /product/wealthscape | Analytics on deposits, mutual funds and equities.                |
        | Transaction Categorization | Prism       | /product/prism       | An LLM that decodes Indian bank narrations.                      |

    Scenario: Following a product in the Products menu closes the menu
      Given a visitor on the contact page
      When they point at "Products"
      And they point at "Lending"
      And they follow "RiskGauge" in the Products menu
      Then they are on the RiskGauge page
      And the button "Products" is collapsed
