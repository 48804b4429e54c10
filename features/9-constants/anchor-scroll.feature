Feature: Waiting for an anchor

  @9.24
  Rule: An anchor that appears within 10 s is scrolled to and a later one is not

    Scenario Outline: An anchor that appears after <time> ms scrolls the page <where>
      Given the clock stands still
      And a visitor opens the address "/company#late"
      When <time> ms pass
      And the anchor "late" appears at the end of the page
      Then the page is scrolled <where>

      Examples:
        | time  | where         |
        | 1     | to the anchor |
        | 9999  | to the anchor |
        | 10000 | nowhere       |
        | 10001 | nowhere       |
