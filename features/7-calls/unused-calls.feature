Feature: Calls that no page makes

  @7.34
  Rule: No visible page makes any of the SDK's unused calls

    Scenario: Every page to its end, then an annual return
      Given a visitor has been to the end of every page
      And a visitor on the annual returns
      When they press "Annual Return 2024.pdf Download"
      Then the file host received 1 call
      And no call was one that only the SDK makes
