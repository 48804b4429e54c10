Feature: Waiting for an anchor

  @9.24
  Rule: An anchor that appears within 10 s is scrolled to and a later one is not

    Scenario Outline: An anchor that appears after <time> ms is scrolled to
      Given the clock stands still
      And a visitor on "/company#late"
      When <time> ms pass
      And the anchor "late" appears at the end of the content
      Then the anchor "late" is in view

      Examples:
        | time |
        | 1    |
        | 9999 |

    Scenario Outline: An anchor that appears after <time> ms leaves the page where it is
      Given the clock stands still
      And a visitor on "/company#late"
      When <time> ms pass
      And the anchor "late" appears at the end of the content
      Then the page is scrolled to 0 px

      Examples:
        | time  |
        | 10000 |
        | 10001 |
