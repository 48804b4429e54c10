Feature: What was approved

  @10.17
  Rule: A screen says, offers and draws what was approved

    Scenario Outline: <Screen> says, offers and draws what was approved
      Given the clock stands still
      And a visitor on <screen>
      Then the page says, offers and draws what was approved

      Examples:
        | Screen                   | screen                   |
        | The home page            | the home page            |
        | The company page         | the company page         |
        | The contact page         | the contact page         |
        | The Finsense page        | the Finsense page        |
        | The ConnectHub page      | the ConnectHub page      |
        | The RiskGauge page       | the RiskGauge page       |
        | The Wealthscape page     | the Wealthscape page     |
        | The Prism page           | the Prism page           |
        | The privacy policy       | the privacy policy       |
        | The terms and conditions | the terms and conditions |
        | The annual returns page  | the annual returns       |
        | The conference page      | the conference page      |
        | The conference banner    | the conference banner    |

    Scenario: An unknown address says, offers and draws what was approved
      Given the clock stands still
      And a visitor on an unknown address
      Then the host answered with status 404
      And the page says, offers and draws what was approved
