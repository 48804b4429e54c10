Feature: Waiting for an anchor

  @9.24
  Rule: An anchor that appears within 10 s is scrolled to and a later one is not

    Scenario: An anchor that appears after 9999 ms is scrolled to
      Given the clock stands still
      And a visitor on "/company#late"
      When 9999 ms pass
      And the anchor "late" appears at the end of the content
      Then the anchor "late" is in view

    Scenario: An anchor that appears after 10000 ms leaves the page where it is
      Given the clock stands still
      And a visitor on "/company#late"
      When 10000 ms pass
      And the anchor "late" appears at the end of the content
      Then the page is scrolled to 0 px
