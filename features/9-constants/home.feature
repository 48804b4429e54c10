Feature: Constants of the home page

  @9.7
  Rule: The showcase's default tab is the one with index 0

    Scenario: Before anything is chosen
      Given a visitor on the home page
      Then the selected tab has index 0
      And the one panel shown is that of "Data connect" with the cards:
        | Finsense   |
        | ConnectHub |

    Scenario: A reload chooses it again
      Given a visitor on the home page
      When they choose the tab "Lending"
      Then the selected tab has index 1
      When they reload the page
      Then the selected tab has index 0
