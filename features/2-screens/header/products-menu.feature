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

    Scenario: Pointing at a group shows its products and no others, with descriptions and addresses
      Given a visitor on the contact page
      When they point at "Products"
      And they point at "Lending"
      Then the link "RiskGauge Lending management and bank statement analysis for underwriting." in the Products menu leads to "/product/lendscape"
      And they do not see "Finsense" in the Products menu
      When they point at "Transaction Categorization"
      Then the link "Prism An LLM that decodes Indian bank narrations." in the Products menu leads to "/product/prism"
      And they do not see "RiskGauge" in the Products menu
      When they point at "Data Connect"
      Then they see "Finsense" in the Products menu
      And they do not see "Prism" in the Products menu
