Feature: Calls that no page makes

  @7.34
  Rule: No visible page makes any of the SDK's unused calls

    Scenario Outline: None of the SDK's unused calls is made on <screen> within five seconds
      Given the clock stands still
      And a visitor on <screen>
      When they come to the end of the page
      And 5 seconds pass
      Then no call was one that only the SDK makes

      Examples:
        | screen                   |
        | the home page            |
        | the company page         |
        | the contact page         |
        | the Finsense page        |
        | the ConnectHub page      |
        | the RiskGauge page       |
        | the Wealthscape page     |
        | the Prism page           |
        | the privacy policy       |
        | the terms and conditions |
        | the conference page      |
        | the conference banner    |

    Scenario: None of the SDK's unused calls is made by the annual returns and a download
      Given a visitor on the annual returns
      When they press "Annual Return 2024.pdf Download"
      Then the visitor has the file "Annual Return 2024.pdf", in it "Sample of 0c9d83f6b2_a.pdf"
      And the file host received 1 call
      And no call was one that only the SDK makes
