Feature: Product showcase

  @2.29
  Rule: The showcase has four filter tabs, the first selected by default: Data connect, Lending, Wealth management, Transaction categorization

    Scenario: The showcase has four tabs and shows the cards of Data connect first
      Given a visitor on the home page
      Then the tabs of the content are:
        | tab                        | selected |
        | Data connect               | yes      |
        | Lending                    | no       |
        | Wealth management          | no       |
        | Transaction categorization | no       |
      And they see the card "ConnectHub"
      And they do not see the card "RiskGauge"

  @2.30
  Rule: Choosing a tab shows the product cards of that group, and each card links to its product page

    Scenario: A chosen tab of the showcase shows the cards of its group alone, which lead to the product pages
      Given a visitor on the home page
      When they press the tab "Lending"
      Then the card "RiskGauge" leads to "/product/lendscape"
      And they do not see the card "Finsense"
      When they press the tab "Transaction categorization"
      Then the card "Prism" leads to "/product/prism"
      And they do not see the card "RiskGauge"
      When they press the tab "Data connect"
      Then they see the card "Finsense"
      And they do not see the card "Prism"

    Scenario: The arrow keys select the next and the former tab of the showcase, beyond both ends, and the Tab key leads to its card
      Given a visitor on the home page
      When they press the tab "Data connect"
      And they press the ArrowLeft key
      Then the tab "Transaction categorization" is selected
      And the tab "Transaction categorization" is in view
      And the focus is on "Transaction categorization"
      When they press the ArrowRight key
      Then the tab "Data connect" is selected
      And the tab "Data connect" is in view
      When they press the ArrowRight key
      Then the tab "Lending" is selected
      And the focus is on "Lending"
      When they press the Tab key
      Then the focus is on "View RiskGauge"

    Scenario: The End key selects the last tab of the showcase, and the Home key the first
      Given a visitor on the home page
      When they press the tab "Lending"
      And they press the End key
      Then the tab "Transaction categorization" is selected
      And the tab "Transaction categorization" is in view
      When they press the Home key
      Then the tab "Data connect" is selected
      And the tab "Data connect" is in view
      And the focus is on "Data connect"
